import { urlsIn } from "./urls-in-text.ts";

export const maxWeight = 280;
const urlWeight = 23;
const emojiWeight = 2;

const light: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const emoji = /\p{RGI_Emoji}/gv;

function pointWeight(point: number): 1 | 2 {
  return light.some(([first, last]) => point >= first && point <= last) ? 1 : 2;
}

function pointsWeight(text: string): number {
  let weight = 0;
  for (const sign of text) weight += pointWeight(sign.codePointAt(0) ?? 0);
  return weight;
}

function wordsWeight(text: string): number {
  // Searching for emoji is expensive, and most texts have none.
  if (!/\P{ASCII}/u.test(text)) return text.length;
  let weight = 0;
  let at = 0;
  for (const found of text.matchAll(emoji)) {
    weight += pointsWeight(text.slice(at, found.index)) + emojiWeight;
    at = found.index + found[0].length;
  }
  return weight + pointsWeight(text.slice(at));
}

/** How much of its 280 a text takes by X's own rule. */
export function weightOf(written: string): number {
  const text = written.normalize("NFC");
  let weight = 0;
  let at = 0;
  for (const { start, end } of urlsIn(text)) {
    weight += wordsWeight(text.slice(at, start)) + urlWeight;
    at = end;
  }
  return weight + wordsWeight(text.slice(at));
}
