import type { Network } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "../../sharing/compose/copy/count-copy.ts";

interface ItemText {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
}

/** Without the last word, and with a sign that there was more. */
function withoutLastWord(text: string): string {
  const words = text.replace(/…$/u, "").trimEnd();
  const kept = words.slice(0, Math.max(0, words.search(/\s\S*$/u))).replace(/[\s,;:–-]+$/u, "");
  return kept === "" ? "" : `${kept}…`;
}

/** The initial copy: what the item says about itself, as far as the network has room beside the link. */
export function firstCopy(network: Network, { title, summary, url }: ItemText): string {
  const attached = { postUrl: url, facebookUrl: null, embedCode: null, isDocument: false };
  const fits = (text: string) => !countCopy(network, text, attached).tooLong;
  let about = summary.trim();
  const written = () => (about === "" ? title : `${title}\n\n${about}`);
  while (about !== "" && !fits(written())) about = withoutLastWord(about);
  let text = written();
  while (text !== "" && !fits(text)) text = withoutLastWord(text);
  return text;
}
