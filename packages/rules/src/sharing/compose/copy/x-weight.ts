export const longestText = 280;
const urlWeight = 23;

/** A flag, a keycap, or characters joined to one picture; joined too eagerly rather than too rarely. */
const emoji =
  /\p{RI}\p{RI}|[0-9#*]\u{FE0F}?\u{20E3}|(?=[^0-9#*])\p{Emoji}[\u{FE0F}\p{EMod}\u{E0020}-\u{E007F}]*(?:\u{200D}\p{Emoji}[\u{FE0F}\p{EMod}]*)*/gu;
/** Code points 0 to 4351 and some punctuation count once, all others twice. */
const isHeavy = /[^\p{ASCII}\u{80}-\u{10FF}\u{2000}-\u{200D}\u{2010}-\u{201F}\u{2032}-\u{2037}]/u;

function pointsWeight(text: string): number {
  let weight = 0;
  for (const sign of text) weight += isHeavy.test(sign) ? 2 : 1;
  return weight;
}

function wordWeight(word: string): number {
  const pictures = word.match(emoji) ?? [];
  const own = pictures.reduce((sum, picture) => sum + Math.min(2, pointsWeight(picture)), 0);
  const weight = pointsWeight(word.replace(emoji, "")) + own;
  return word.includes(".") ? Math.min(weight, urlWeight) : weight;
}

/**
 * The least that X can count for a text. Only X knows every ending of an address and every emoji, so whatever may be
 * an address counts as one where that is less: what is over the limit here is certainly over it there.
 */
export function leastWeight(text: string): number {
  const parts = text.normalize("NFC").split(/(\s+)/u);
  return parts.reduce(
    (sum, part, index) => sum + (index % 2 === 1 ? pointsWeight(part) : wordWeight(part)),
    0,
  );
}
