import { limits } from "@polyphon/contract/limits.ts";

export interface WrittenDraft {
  readonly title: string;
  /** In the order of the form. */
  readonly copies: readonly string[];
  readonly address: string;
}

/** As many of the first words of a copy as a list has room for. */
const firstWords = 60;

const plain = (words: string): string => words.trim().replaceAll(/\s+/gu, " ");

/** Cut after a whole word where there is one; a character of two halves is not split. */
function shortened(words: string, most: number): string {
  if (words.length <= most) return words;
  const [cut, following] = [words.slice(0, most - 1), words[most - 1]];
  const end = following === " " ? cut.length : cut.lastIndexOf(" ");
  const whole = end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/u, "");
  return `${whole.trimEnd()}…`;
}

function hostOf(address: string): string {
  if (!URL.canParse(address.trim())) return "";
  const { protocol, hostname } = new URL(address.trim());
  return protocol.startsWith("http") ? hostname.replace(/^www\./u, "") : "";
}

/** What a draft is called until its owner names it: its title, the first words of its copy, or the site that it leads to. */
export function draftName({ title, copies, address }: WrittenDraft): string | null {
  const copy = copies.map(plain).find((words) => words !== "") ?? "";
  const name = [
    shortened(plain(title), limits.post.draftNameMax),
    shortened(copy, firstWords),
    shortened(hostOf(address), limits.post.draftNameMax),
  ].find((words) => words !== "");
  return name ?? null;
}
