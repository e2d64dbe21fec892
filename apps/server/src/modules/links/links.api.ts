import { randomBytes } from "node:crypto";
import { linkCodeBytes, makeLinkCode } from "@polyphon/rules/links/link-code.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import {
  type Clicks,
  codesOfShares,
  countsOfShares,
  insertShortLinks,
  openCounts,
  personsOfPosts,
  type ShortLink,
} from "./short-links/short-link.store.ts";

const rounds = 5;

/** The target of a redirect. Anything but a web address would make the link a way into something else. */
function checkedTarget(targetUrl: string): string {
  const url = URL.canParse(targetUrl) ? new URL(targetUrl) : null;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new Error("a short link leads to a web address");
  return url.href;
}

/** One link per share; a share that has one keeps it. Answers the code of every share, by its id. */
export async function createShortLinks(
  tx: Tx,
  wanted: readonly (ShortLink & { readonly postId: number })[],
): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  if (wanted.length === 0) return codes;
  let open = wanted.map((link) => ({ ...link, targetUrl: checkedTarget(link.targetUrl) }));
  for (let round = 0; round < rounds && open.length > 0; round += 1) {
    const links = open.map((link) => ({ ...link, code: makeLinkCode(randomBytes(linkCodeBytes)) }));
    for (const [shareId, code] of await insertShortLinks(tx, links)) codes.set(shareId, code);
    open = open.filter((link) => !codes.has(link.shareId));
    if (open.length === 0) break;
    for (const [shareId, code] of await codesOfShares(
      tx,
      open.map((link) => link.shareId),
    ))
      codes.set(shareId, code);
    open = open.filter((link) => !codes.has(link.shareId));
  }
  if (open.length > 0) throw new Error(`no free code was found for ${open.length} links`);
  await openCounts(tx, wanted);
  return codes;
}

const noClicks: Clicks = { persons: 0, bots: 0, previews: 0, lastAt: null };

/** Every share asked for has an entry; one that was never clicked has zeros. */
export async function clicksOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, Clicks>> {
  if (shareIds.length === 0) return new Map();
  const counts = await countsOfShares(tx, shareIds);
  return new Map(shareIds.map((id) => [id, counts.get(id) ?? noClicks]));
}

/** The links of shares with their clicks; a share without a link has no entry. */
export async function linksOfShares(
  tx: Tx,
  shareIds: readonly number[],
): Promise<Map<number, Clicks & { readonly code: string }>> {
  if (shareIds.length === 0) return new Map();
  const codes = await codesOfShares(tx, shareIds);
  const counts = await countsOfShares(tx, shareIds);
  return new Map([...codes].map(([id, code]) => [id, { ...(counts.get(id) ?? noClicks), code }]));
}

/** Clicks by people, over all shares of each post inside the transaction's scope; null where they are withheld. */
export function clicksOfPosts(tx: Tx, postIds: readonly number[]): Promise<Map<number, number | null>> {
  return personsOfPosts(tx, postIds);
}

export { moveLinks } from "./short-links/short-link.store.ts";

export { countClicks } from "./clicks/company-clicks.store.ts";

/** For ranking posts by their recent clicks. */
export { personsSince as clicksSince } from "./short-links/short-link.store.ts";

/** For figures of what people's shares achieved. */
export { type ClickPlace, clicksAfter, personsOfShares } from "./short-links/short-link.store.ts";
export { ensureClickPartition } from "./clicks/clicks.store.ts";
