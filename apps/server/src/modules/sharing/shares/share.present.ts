import type { ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readCompanyShare } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import type { share } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { CopyAttachments } from "@polyphon/rules/sharing/compose/copy/count-copy.ts";
import { sharedLength } from "@polyphon/rules/sharing/compose/copy/shared-length.ts";
import { connectionGap } from "@polyphon/rules/sharing/shares/connection-gap.ts";
import { isOpenFailure, mayShareAgain } from "@polyphon/rules/sharing/shares/failed-share.ts";
import { mayRestore } from "@polyphon/rules/sharing/shares/restored-share.ts";
import type { z } from "zod";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { isOpen, mayRewrite, mayShare, waitsForPerson } from "../sharing.policy.ts";
import type { ShareRow } from "./share.store.ts";

export interface ShareFacts {
  readonly titles: ReadonlyMap<number, string>;
  readonly thumbnails: ReadonlyMap<number, string>;
  /** What of each post counts towards the length of its shares. */
  readonly attachments: ReadonlyMap<number, CopyAttachments>;
  readonly links: ReadonlyMap<number, { readonly shortUrl: string; readonly clicks: number }>;
}

/** Of a post that the company no longer sees. */
const nothingAttached = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };

function plainShare(row: ShareRow, facts: ShareFacts): Omit<z.output<typeof share>, "can" | "unconnected"> {
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
    length: sharedLength(row.network, row.text, facts.attachments.get(row.postId) ?? nothingAttached),
    dueAt: row.dueAt.toISOString(),
    sharedAt: row.sharedAt?.toISOString() ?? null,
    permalink: row.permalink,
    shortUrl: link?.shortUrl ?? null,
    clicks: link?.clicks ?? 0,
    assisted: row.assisted,
    voice: row.voice,
    version: row.version,
    dismissed: row.dismissed,
  };
}

export function presentShare(
  actor: FrontActor,
  row: ShareRow,
  facts: ShareFacts & {
    readonly connections: Readonly<Partial<Record<Network, ConnectionState>>>;
    readonly now: Date;
  },
): z.output<typeof share> {
  const shares = mayShare(actor) === true;
  const changeable = isOpen(row) && shares;
  return {
    ...plainShare(row, facts),
    unconnected: connectionGap(row.state, facts.connections[row.network]),
    can: {
      cancel: changeable,
      reschedule: changeable,
      editText: mayRewrite(row) && shares,
      confirm: row.state === "UNCONFIRMED" && shares,
      finish: waitsForPerson(row) && shares,
      sendAgain: row.state === "UNCONFIRMED" && !row.assisted && shares,
      shareAgain: mayShareAgain(row) && shares,
      dismiss: isOpenFailure(row) && shares,
      restore: mayRestore(row, facts.now) && shares,
    },
  };
}

interface Belonging {
  readonly names: ReadonlyMap<number, string>;
  readonly companies: readonly OutputOf<typeof readCompanyShare>["company"][];
}

/** As staff see it: whose it is, and what they may still change. */
export function presentCompanyShare(
  row: ShareRow,
  facts: ShareFacts,
  { names, companies }: Belonging,
): OutputOf<typeof readCompanyShare> {
  const company = companies.find(({ id }) => id === row.companyId);
  if (!company) throw new Error("the company of a share was lost while it was presented");
  const open = isOpen(row);
  return {
    ...plainShare(row, facts),
    company,
    employee: { id: row.userId, name: names.get(row.userId) ?? "" },
    can: { cancel: open, reschedule: open, editText: mayRewrite(row) },
  };
}
