/** A draft's value if it is a string; otherwise an empty one. */
export function wordIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
