import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readCompanyShare } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import type { share } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { z } from "zod";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { isOpen, mayRewrite, mayShare } from "../sharing.policy.ts";
import type { ShareRow } from "./share.store.ts";

export interface ShareFacts {
  readonly titles: ReadonlyMap<number, string>;
  readonly thumbnails: ReadonlyMap<number, string>;
  readonly links: ReadonlyMap<number, { readonly shortUrl: string; readonly clicks: number }>;
}

function plainShare(row: ShareRow, facts: ShareFacts): Omit<z.output<typeof share>, "can"> {
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
    assisted: row.assisted,
    voice: row.voice,
    version: row.version,
  };
}

export function presentShare(actor: FrontActor, row: ShareRow, facts: ShareFacts): z.output<typeof share> {
  const changeable = isOpen(row) && mayShare(actor) === true;
  return {
    ...plainShare(row, facts),
    can: {
      cancel: changeable,
      reschedule: changeable,
      editText: mayRewrite(row) && mayShare(actor) === true,
      confirm: row.state === "UNCONFIRMED" && mayShare(actor) === true,
    },
  };
}

/** As the company's staff see it: whose it is, and what they may still change. */
export function presentCompanyShare(
  row: ShareRow,
  facts: ShareFacts,
  names: ReadonlyMap<number, string>,
): OutputOf<typeof readCompanyShare> {
  const open = isOpen(row);
  return {
    ...plainShare(row, facts),
    employee: { id: row.userId, name: names.get(row.userId) ?? "" },
    can: { cancel: open, reschedule: open, editText: mayRewrite(row) },
  };
}
