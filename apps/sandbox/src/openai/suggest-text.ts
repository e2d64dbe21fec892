import { phrases } from "./phrases.ts";

const numberIn = (text: string, pattern: RegExp, otherwise: number) =>
  Number(pattern.exec(text)?.[1] ?? otherwise);

/**
 * A plausible model answer: in the language and length of the request, about the title in the material, with a
 * different beginning for each suggestion. The same request always has the same answer.
 */
export function suggestText(rules: string, asked: string): string {
  const language = /Write in (\w+)/.exec(rules)?.[1] ?? "English";
  const room = numberIn(rules, /at most (\d+) characters/, 280);
  const variant = numberIn(asked, /suggestion (\d+) of/, 1) - 1;
  const title = /^Title: (.+)$/m.exec(asked)?.[1]?.trim() ?? "";
  const known = phrases[language] ?? phrases["English"] ?? [];
  const first = title === "" ? [] : [/[.!?…]$/.test(title) ? title : `${title}.`];
  const turned = [...known.slice(variant), ...known.slice(0, variant)];
  const sentences =
    variant % 2 === 0 ? [...first, ...turned] : [...turned.slice(0, 1), ...first, ...turned.slice(1)];
  return sentences.reduce((text, sentence) => {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    return Array.from(longer).length <= room ? longer : text;
  }, "");
}
