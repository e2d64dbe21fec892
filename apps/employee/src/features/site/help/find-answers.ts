/** For comparison: without case and accents, and "ß" as "ss". */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

function isHeading(node: Node): boolean {
  return node instanceof Element && /^H[2-6]$/.test(node.tagName);
}

function htmlOf(nodes: readonly Node[]): string {
  const holder = document.createElement("div");
  holder.append(...nodes);
  return holder.innerHTML;
}

/** The text before the first heading, and each heading with what follows it. */
function partsOf(html: string): Node[][] {
  const nodes = [...new DOMParser().parseFromString(html, "text/html").body.childNodes];
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (isHeading(node)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** The questions and answers of a page that contain every word; null if none does, all of it without words. */
export function findAnswers(html: string, search: string): string | null {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return html;
  const [, ...answers] = partsOf(html);
  const found = answers.filter((nodes) => {
    const text = folded(nodes.map(({ textContent }) => textContent ?? "").join(" "));
    return words.every((word) => text.includes(word));
  });
  return found.length === 0 ? null : found.map(htmlOf).join("");
}
