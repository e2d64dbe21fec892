import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { showMentions } from "./mention-text.ts";

/** What is attached to a copy and takes room beside its characters. */
export interface CopyAttachments {
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly embedCode: string | null;
  readonly isDocument: boolean;
}

export interface CopyCount {
  /** Everything that counts against the limit: letters, addresses in the text and what is attached. */
  readonly length: number;
  readonly remaining: number;
  readonly tooLong: boolean;
  /** The minimum applies to what a person wrote; an attached address does not count. */
  readonly tooShort: boolean;
}

// The mail address comes first: in "www.ann@acme.com" it wins over a web address. Bounded parts keep it linear.
const addresses =
  /(?<![\w.%+-])[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b|(?<url>(?:https?:\/\/|(?<!\w)www\.)[^\s<>"“”„‘’«»、。，；：！？）】」』]+)/giu;
/** Without one of these a text holds no address, and most copies hold none. */
const addressSign = /@|:\/\/|www\./iu;
const trailing = /[.,;:!?'…*_~]+$/u;
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Characters as people see them: a family emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  // Below U+0300 nothing joins its neighbour but CR LF, so most copies never reach the slow segmenter.
  if (!/[\u0300-\u{10ffff}]/u.test(text)) return text.length - (text.match(/\r\n/gu)?.length ?? 0);
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** Punctuation of the sentence after an address is not part of it, nor is a bracket that was opened before it. */
function withoutPunctuation(url: string): string {
  let kept = url.replace(trailing, "");
  while (/[)\]}]$/u.test(kept)) {
    const close = kept.at(-1);
    const open = close === ")" ? "(" : close === "]" ? "[" : "{";
    if (kept.split(open).length >= kept.split(close ?? "").length) break;
    kept = kept.slice(0, -1).replace(trailing, "");
  }
  return kept;
}

function countText(text: string, perUrl: number | null): number {
  if (!addressSign.test(text)) return countGraphemes(text);
  let length = 0;
  let position = 0;
  for (const match of text.matchAll(addresses)) {
    const [found] = match;
    length += countGraphemes(text.slice(position, match.index));
    position = match.index + found.length;
    if (match.groups?.["url"] === undefined) continue;
    const url = withoutPunctuation(found);
    length += perUrl ?? countGraphemes(url);
    position -= found.length - url.length;
  }
  return length + countGraphemes(text.slice(position));
}

function countAttachments(attached: CopyAttachments, network: Network, perUrl: number | null): number {
  const urls = [attached.postUrl, attached.facebookUrl, attached.embedCode].filter(
    (each): each is string => each !== null && each !== "",
  );
  const asDocument = attached.isDocument && network !== "LINKEDIN" ? (perUrl ?? 0) : 0;
  return asDocument + urls.reduce((sum, url) => sum + (perUrl ?? countGraphemes(url)), 0);
}

/** The length of a copy on one network, as its users see it and by the product's rule for addresses. */
export function countCopy(network: Network, text: string, attached: CopyAttachments): CopyCount {
  const perUrl = limits.copy.url[network];
  const shown = network === "LINKEDIN" ? showMentions(text) : text;
  const written = countText(shown, perUrl);
  const length = written + countAttachments(attached, network, perUrl);
  const remaining = limits.copy.max[network] - length;
  return {
    length,
    remaining,
    tooLong: remaining < 0,
    tooShort: (shown.trim() === shown ? written : countText(shown.trim(), perUrl)) < limits.copy.min[network],
  };
}
