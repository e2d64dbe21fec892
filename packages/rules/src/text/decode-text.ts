function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

/** Windows-1252 leaves five bytes without a character; where they occur, the text was written in something else. */
function western(bytes: Uint8Array): string | null {
  const text = decoded(bytes, "windows-1252");
  return text === null || /[\u0080-\u009F]/.test(text) ? null : text;
}

/**
 * A text as spreadsheet programs save it: UTF-16 with a byte order mark, UTF-8 with or without one, otherwise Windows-1252.
 * Null when it is none of these.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes);
  return marked === null ? (decoded(bytes, "utf-8") ?? western(bytes)) : decoded(bytes, marked);
}
