def wrap_text_to_pixels(text, width, font):
    return [text[start : start + 26] for start in range(0, len(text), 26)]
