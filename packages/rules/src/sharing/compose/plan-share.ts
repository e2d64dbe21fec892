import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { CopyAttachments } from "./copy/count-copy.ts";
import { countCopy } from "./copy/count-copy.ts";
import type { ShareTime } from "../schedule/due-time.ts";
import { dueTime } from "../schedule/due-time.ts";
import type { WeekShare } from "../schedule/weekly-limit.ts";
import { takesPlace, weekIsFull } from "../schedule/weekly-limit.ts";

/** A share that the user already has, in whatever state. */
export interface ExistingShare extends WeekShare {
  readonly samePost: boolean;
}

export interface ShareRequest {
  readonly now: Date;
  /** IANA name of the company's time zone. */
  readonly zone: string;
  readonly post: CopyAttachments;
  readonly connections: Readonly<Partial<Record<Network, ConnectionState>>>;
  /** The user's shares of this post, and all those due in the week of the wanted time. */
  readonly shares: readonly ExistingShare[];
  readonly wanted: {
    readonly copies: readonly { readonly network: Network; readonly text: string }[];
    readonly time: ShareTime;
  };
}

export type ShareRefusal = Extract<
  ErrorName,
  | "validation"
  | "copy_empty"
  | "copy_too_long"
  | "copy_too_short"
  | "network_not_connected"
  | "connection_expired"
  | "already_shared"
  | "schedule_in_past"
  | "document_not_on_x"
  | "weekly_limit_reached"
>;

export interface PlannedShare {
  readonly network: Network;
  readonly text: string;
  readonly dueAt: Date;
}

export type SharePlan =
  | { readonly ok: true; readonly shares: readonly PlannedShare[] }
  | { readonly ok: false; readonly reason: ShareRefusal; readonly network: Network | null };

type Copy = ShareRequest["wanted"]["copies"][number];

/** Why a text is refused on a network, wherever it comes from. */
export function copyRefusal(
  copy: Copy,
  post: CopyAttachments,
): Extract<ShareRefusal, "copy_empty" | "copy_too_long" | "copy_too_short"> | null {
  if (copy.text.trim() === "") return "copy_empty";
  const count = countCopy(copy.network, copy.text, post);
  if (count.tooLong) return "copy_too_long";
  return count.tooShort ? "copy_too_short" : null;
}

function connectionRefusal(state: ConnectionState | undefined): ShareRefusal | null {
  if (state === "TOKEN_ACTIVE") return null;
  return state === "TOKEN_EXPIRED" || state === "TOKEN_REVOKED"
    ? "connection_expired"
    : "network_not_connected";
}

type Check = (copy: Copy) => ShareRefusal | null;

/** Each check runs for every network before the next one. */
function firstRefusal(copies: readonly Copy[], checks: readonly Check[]): SharePlan | null {
  for (const check of checks) {
    for (const copy of copies) {
      const reason = check(copy);
      if (reason) return { ok: false, reason, network: copy.network };
    }
  }
  return null;
}

/** Plans an input to share: one planned share for each network, or the first reason against it. */
export function planShare(input: ShareRequest): SharePlan {
  const { now, zone, post, connections, shares, wanted } = input;
  const copies = wanted.copies.map(({ network, text }) => ({ network, text: text.trim() }));
  const chosen = new Set(copies.map(({ network }) => network));
  if (chosen.size === 0 || chosen.size < copies.length) {
    return { ok: false, reason: "validation", network: null };
  }

  const hasShare = (network: Network) =>
    shares.some((share) => share.samePost && share.network === network && takesPlace(share.state));
  const early = firstRefusal(copies, [
    ({ text }) => (text === "" ? "copy_empty" : null),
    (copy) => copyRefusal(copy, post),
    ({ network }) => connectionRefusal(connections[network]),
    ({ network }) => (hasShare(network) ? "already_shared" : null),
  ]);
  if (early) return early;

  const due = dueTime(now, zone, wanted.time);
  if (!due.ok) return { ok: false, reason: due.reason, network: null };

  const late = firstRefusal(copies, [
    ({ network }) => (post.isDocument && network === "TWITTER" ? "document_not_on_x" : null),
    ({ network }) => (weekIsFull(shares, network, due.dueAt, zone) ? "weekly_limit_reached" : null),
  ]);
  return late ?? { ok: true, shares: copies.map((copy) => ({ ...copy, dueAt: due.dueAt })) };
}
