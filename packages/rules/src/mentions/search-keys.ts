const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** A name as it is searched: small letters without marks, words apart by one blank. */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđı]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The name from each of its words on, so that the beginning of any word finds it, with the words that follow. */
export function searchKeysOf(name: string): string[] {
  const words = foldName(name).split(" ");
  const keys = words.map((_, at) => words.slice(at).join(" ")).filter((key) => key !== "");
  return [...new Set(keys)];
}

/** Every key that begins with what was typed lies from the first, inclusive, to the second, exclusive. */
export function searchRange(typed: string): readonly [string, string] | null {
  const from = foldName(typed);
  return from === "" ? null : [from, `${from}\u{10ffff}`];
}
