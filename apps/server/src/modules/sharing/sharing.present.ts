import type { share } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { z } from "zod";
import type { FrontActor } from "../../platform/session/actor.ts";
import { isOpen, mayShare } from "./sharing.policy.ts";
import type { ShareRow } from "./sharing.store.ts";

export interface ShareFacts {
  readonly titles: ReadonlyMap<number, string>;
  readonly thumbnails: ReadonlyMap<number, string>;
  readonly links: ReadonlyMap<number, { readonly shortUrl: string; readonly clicks: number }>;
}

export function presentShare(actor: FrontActor, row: ShareRow, facts: ShareFacts): z.output<typeof share> {
  const changeable = isOpen(row) && mayShare(actor) === true;
  const link = facts.links.get(row.id);
  return {
    id: row.id,
    postId: row.postId,
    postTitle: facts.titles.get(row.postId) ?? "",
    thumbnailUrl: facts.thumbnails.get(row.postId) ?? null,
    network: row.network,
    state: row.state,
    reason: row.reason,
    text: row.text,
    dueAt: row.dueAt.toISOString(),
    sharedAt: row.sharedAt?.toISOString() ?? null,
    permalink: row.permalink,
    shortUrl: link?.shortUrl ?? null,
    clicks: link?.clicks ?? 0,
    can: { cancel: changeable, reschedule: changeable },
  };
}
