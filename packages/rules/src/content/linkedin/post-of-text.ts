import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { countCopy } from "../../sharing/compose/copy/count-copy.ts";

const { titleMin, titleMax } = limits.post;

/** Whole words where there are any, never half a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = Array.from(text.slice(0, most + 1));
  while (start.join("").length > most - 1) start.pop();
  const short = start.join("");
  const end = short.lastIndexOf(" ");
  return `${(end > most / 2 ? short.slice(0, end) : short).trimEnd()}…`;
}

/** The title of a text from a network: its first non-empty line, or the page and the day. */
export function titleOfText(text: string, page: string, day: string): string {
  const lines = text.split(/\r?\n/u).map((line) => line.replaceAll(/\s+/gu, " ").trim());
  const first = lines.find((line) => line.length >= titleMin);
  return cut(first ?? `${page}, ${day}`.padStart(titleMin, "·"), titleMax);
}

/**
 * The text as copy for every network that accepts it unchanged. LinkedIn always gets it: it is published there already.
 */
export function copiesOfText(text: string, postUrl: string | null): Partial<Record<Network, string>> {
  const attached = { postUrl, facebookUrl: null, embedCode: null, isDocument: false };
  const taking = networks.filter((network) => {
    if (network === "LINKEDIN") return text.trim() !== "";
    const count = countCopy(network, text, attached);
    return text.trim() !== "" && !count.tooLong && !count.tooShort;
  });
  return Object.fromEntries(taking.map((network) => [network, text]));
}
