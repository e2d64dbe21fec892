/** What a press of a tool puts around the chosen words, and the words where none are chosen. */
export const markups = {
  heading: ["<h2>", "</h2>"],
  paragraph: ["<p>", "</p>"],
  bold: ["<strong>", "</strong>"],
  list: ["<ul>\n<li>", "</li>\n</ul>"],
  link: ['<a href="/">', "</a>"],
} as const;

export function insertMarkup(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  kind: keyof typeof markups,
): string {
  const [before, after] = markups[kind];
  const chosen = text.slice(from, to);
  const words = kind === "list" ? chosen.split("\n").join("</li>\n<li>") : chosen;
  return `${text.slice(0, from)}${before}${words}${after}${text.slice(to)}`;
}
