/** More than any call of the contract has. */
const levels = 32;

const quote = 0x22;
const backslash = 0x5c;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/** Where the string that begins before `from` ends; the end of the text where it does not. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/**
 * Whether a JSON text is nested further than any call needs. A megabyte of brackets costs a parser ten times as much as a
 * megabyte of text, and nobody who sends one wants anything else; this stops at the first bracket too many.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at + 1);
    else if (opens.has(sign)) depth += 1;
    else if (closes.has(sign)) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}
