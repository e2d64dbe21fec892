/** Names and values encoded for a query or a form. Blanks are %20, which every network reads. */
export function query(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
}
