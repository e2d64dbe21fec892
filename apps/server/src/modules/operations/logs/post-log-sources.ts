import type { PostLogAction } from "@polyphon/contract/operations/operations.ts";
import { listPostEntries } from "./post-entry.store.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { listPostTurns } from "../../sharing/sharing.api.ts";
import { type LogSource, numberOf } from "./newest-first.ts";

export interface PostLogEntry {
  readonly at: Date;
  readonly key: string;
  readonly id: string;
  readonly postId: number;
  readonly action: PostLogAction;
  readonly reason: string | null;
  readonly byAccount: number | null;
}

export interface PostLogFilter {
  readonly since: Date;
  readonly until: Date | null;
  readonly action: PostLogAction | null;
  readonly postId: number | null;
}

const written = { ADDED: "add-post", EDITED: "edit-post" } as const;

export function writtenEntries(tx: Tx, filter: PostLogFilter): LogSource<PostLogEntry> {
  const { action } = filter;
  const actions = Object.entries(written).flatMap(([name, command]) =>
    action === null || action === name ? [command] : [],
  );
  return {
    name: "WRITTEN",
    read: async (after, limit) => {
      if (actions.length === 0) return [];
      const { since, until, postId: subjectId } = filter;
      const place = after && { at: after.at, id: numberOf(after.key) };
      const rows = await listPostEntries(tx, { actions, subjectId, since, until, after: place, limit });
      return rows.map((row) => ({
        at: row.at,
        key: String(row.id),
        id: `W${row.id}`,
        postId: row.subjectId,
        action: row.action === written.ADDED ? ("ADDED" as const) : ("EDITED" as const),
        reason: null,
        byAccount: row.actorId,
      }));
    },
  };
}

export function turnedEntries(tx: Tx, filter: PostLogFilter): LogSource<PostLogEntry> {
  const { action, ...window } = filter;
  return {
    name: "TURNED",
    read: async (after, limit) => {
      if (action === "ADDED" || action === "EDITED") return [];
      const place = after && { at: after.at, id: numberOf(after.key) };
      const active = action === null ? null : action === "KILLED";
      const rows = await listPostTurns(tx, { ...window, active, after: place, limit });
      return rows.map((row) => ({
        at: row.at,
        key: String(row.id),
        id: `T${row.id}`,
        postId: Number(row.key),
        action: row.active ? ("KILLED" as const) : ("RELEASED" as const),
        reason: row.reason,
        byAccount: row.byAccount,
      }));
    },
  };
}
