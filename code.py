"""Duckpond: opens the handheld and runs the app until the power goes."""

if __name__ == "__main__":  # the standard library of a desktop Python has a module "code" too
    try:
        import micropython

        if hasattr(micropython, "opt_level"):
            micropython.opt_level(3)  # to keep no line numbers: they take 12 KB at a table
        from engine.app import App  # noqa: I001 (first: it costs the most memory to compile)
        import hw

        App(hw.open()).run()
    # What is printed stands on the display as well: the firmware shows its console there.
    except SystemExit:
        pass  # hw has said why; firmware that goes on into its REPL would hide the words
    except MemoryError:
        print("Duckpond ran out of memory. Press reset: your game is kept.")
    except (ImportError, SyntaxError) as error:
        print(f"Duckpond is not whole ({error}): copy it to the board again.")
    except Exception as error:
        says = error.args[0] if error.args else None
        if not isinstance(says, str) or says[:7] != "assets/" and says[:8] != "Duckpond":
            raise RuntimeError(  # a file that is damaged may be why
                "Duckpond made a mistake. Press reset: your game is kept. "
                "If it does so again, copy Duckpond to the board again."
            ) from error
        print(says)
