import { limits } from "@polyphon/contract/limits.ts";

/** Without signs that are taken for each other when read from a mail. */
const lower = "abcdefghijkmnpqrstuvwxyz";
const upper = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
const special = "!#$%*+-=?@";
const all = lower + upper + digits + special;

/** Random bytes that one generated password uses up: one for each sign and one for each place that is swapped. */
export const generatedPasswordBytes = limits.password.max * 4;

const pick = (signs: string, byte: number) => signs[byte % signs.length] ?? "";

/**
 * A password as long as the rule lets it be, with a sign of each kind, in an order of chance. A byte's remainder leans to
 * the first signs by less than a bit; 15 signs keep more than 80.
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
