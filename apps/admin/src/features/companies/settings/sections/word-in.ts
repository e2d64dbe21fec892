/** What a draft holds as words; nothing where it holds none. */
export function wordIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
