import { limits } from "@polyphon/contract/limits.ts";

/** Without characters that are easily confused when read from a mail. */
const lower = "abcdefghijkmnpqrstuvwxyz";
const upper = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
const special = "!#$%*+-=?@";
const all = lower + upper + digits + special;

/** Random bytes that one generated password uses up: one for each character and one for each swapped position. */
export const generatedPasswordBytes = limits.password.max * 4;

const pick = (signs: string, byte: number) => signs[byte % signs.length] ?? "";

/**
 * A password of the maximum length with a character of each kind, in random order. The modulo bias costs less than one
 * bit; 15 characters keep more than 80.
 */
export function generatedPassword(random: Uint8Array): string {
  const at = (place: number) => random[place] ?? 0;
  const fixed = [lower, upper, digits, special].map((signs, place) => pick(signs, at(place)));
  const rest = Array.from({ length: limits.password.max - fixed.length }, (_, place) =>
    pick(all, at(fixed.length + place)),
  );
  const signs = [...fixed, ...rest];
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = at(limits.password.max + last) % (last + 1);
    [signs[last], signs[other]] = [signs[other] ?? "", signs[last] ?? ""];
  }
  return signs.join("");
}
