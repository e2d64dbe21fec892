import type { Material } from "./text-prompt.ts";

export interface GuardFacts {
  readonly characters: number;
  readonly fence: string;
  readonly material: Material | null;
  /** A person may ask for a link of their own. */
  readonly instruction: string;
}

const linkPattern = /(?:https?:\/\/|www\.)[^\s<>"'”»)\]]+/giu;
const schemePattern = /(?:javascript|data|vbscript|file):\S*/giu;
const mailPattern = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Bidirectional and hidden characters, and what is not text at all; joiners stay because emoji need them. */
const unseen = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

const bare = (link: string) => link.replace(/[.,;:!?…]+$/u, "");
const linksIn = (text: string) => [...text.matchAll(linkPattern)].map(([link]) => bare(link));

function withoutForeignLinks(text: string, allowed: ReadonlySet<string>): string {
  return text.replace(linkPattern, (link) => {
    const kept = bare(link);
    return allowed.has(kept) ? link : link.slice(kept.length);
  });
}

/** Networks show no markup: asterisks and fences would appear in the post. */
function withoutMarkup(text: string): string {
  return text
    .replaceAll(/```[a-z]*\n?/gu, "")
    .replaceAll(/\[([^\]]*)\]\(([^)]*)\)/gu, "$1 $2")
    .replaceAll(/<\/?[a-z][^>]*>/giu, "")
    .replaceAll(/\*\*([^*]+)\*\*/gu, "$1")
    .replaceAll(/^#{1,6}\s+/gmu, "");
}

/** Ends at the last whole sentence that fits, or at the last word. */
export function cutText(text: string, characters: number): string {
  const letters = Array.from(text);
  if (letters.length <= characters) return text;
  const head = letters.slice(0, characters).join("");
  const sentence = Math.max(...[". ", "! ", "? ", ".\n", "!\n", "?\n"].map((end) => head.lastIndexOf(end)));
  if (sentence >= head.length * 0.5) return head.slice(0, sentence + 1);
  const word = head.slice(0, -1).lastIndexOf(" ");
  const whole = word > 0 ? head.slice(0, word) : letters.slice(0, characters - 1).join("");
  return `${whole.trimEnd()}…`;
}

/**
 * A model's answer made fit to be shown, or null when nothing is left of it. Holds whatever the material makes the
 * model say: limits the length, removes foreign links and addresses, hidden characters and markup.
 */
export function guardText(answer: string, facts: GuardFacts): string | null {
  const { material, instruction } = facts;
  const known = material === null ? instruction : `${instruction} ${material.copy} ${material.postUrl}`;
  const allowed = new Set(linksIn(known));
  const mails = new Set(known.match(mailPattern) ?? []);
  const clean = withoutMarkup(answer.normalize("NFC").replaceAll(unseen, ""))
    .replaceAll(facts.fence, "")
    .replaceAll(schemePattern, "")
    .replaceAll(mailPattern, (mail) => (mails.has(mail) ? mail : ""));
  const text = withoutForeignLinks(clean, allowed)
    .replaceAll(/[ \t]{2,}/gu, " ")
    .replaceAll(/[ \t]+$/gmu, "")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim()
    .replace(/^["“„«](.*)["”“»]$/su, "$1")
    .trim();
  const cut = cutText(text, facts.characters);
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null;
}
