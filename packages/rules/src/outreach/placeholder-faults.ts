const place = /\{\{(\w+)\}\}/g;

/** Texts in double braces that are no known placeholder; broken braces are returned as written. */
export function placeholderFaults(text: string, known: readonly string[]): string[] {
  const unknown = [...text.matchAll(place)].flatMap(([whole, name]) =>
    name !== undefined && known.includes(name) ? [] : [whole],
  );
  const rest = text.replaceAll(place, "");
  const broken = [...rest.matchAll(/\{\{[^{}\n]{0,30}\}{0,2}|[^{}\n]{0,30}\}\}/g)].map(([found]) =>
    found.trim(),
  );
  return [...new Set([...unknown, ...broken])];
}
