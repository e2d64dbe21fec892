import type { share } from "@polyphon/contract/sharing/sharing.contract.ts";
import { shownMedia } from "@polyphon/rules/content/post/shown-media.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { postsById } from "../../content/content.api.ts";
import { linksOfShares } from "../../links/links.api.ts";
import { attachmentsOf } from "../compose/check-copies.ts";
import { connectionStates } from "../../networks/networks.api.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { presentShare, type ShareFacts } from "./share.present.ts";
import type { ShareRow } from "./share.store.ts";

/** What other modules know about the shares. */
export async function factsOfShares(
  tx: Tx,
  deps: SharingDeps,
  rows: readonly ShareRow[],
): Promise<ShareFacts> {
  const [posts, links] = await Promise.all([
    postsById(tx, [...new Set(rows.map((row) => row.postId))]),
    linksOfShares(
      tx,
      rows.map((row) => row.id),
    ),
  ]);
  const shown = posts.flatMap((post) => shownMedia(post) ?? []);
  const thumbnails = await deps.thumbnails(tx, shown);
  return {
    titles: new Map(posts.map((post) => [post.id, post.title])),
    thumbnails: new Map(
      posts.flatMap((post) => {
        const thumbnail = thumbnails.get(shownMedia(post) ?? 0);
        return thumbnail ? [[post.id, thumbnail] as const] : [];
      }),
    ),
    attachments: new Map(posts.map((post) => [post.id, attachmentsOf(post)])),
    links: new Map(
      [...links].map(([shareId, link]) => [
        shareId,
        { shortUrl: `${deps.shortLinkUrl}/${link.code}`, clicks: link.persons },
      ]),
    ),
  };
}

export async function presentShares(
  tx: Tx,
  deps: SharingDeps,
  actor: FrontActor,
  rows: readonly ShareRow[],
): Promise<z.output<typeof share>[]> {
  const facts = await factsOfShares(tx, deps, rows);
  const now = new Date();
  const connections = await connectionStates(tx, actor.accountId, now);
  return rows.map((row) => presentShare(actor, row, { ...facts, connections, now }));
}

/** The same in the short form that says for each network how it ended so far. */
export function withResults(shares: readonly z.output<typeof share>[]) {
  return {
    shares: [...shares],
    results: shares.map((one) => ({ socialNetwork: one.network, socialShareStatus: one.state })),
  };
}
