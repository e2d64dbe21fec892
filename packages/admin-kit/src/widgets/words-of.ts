/** A stored text, or nothing: a field of another type has no words. */
export function wordsOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
