import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ErrorType } from "@polyphon/contract/operations/operations.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { listDeadJobs } from "../../../platform/jobs/job-runs.ts";
import { listFailedSignIns } from "../../identity/identity.api.ts";
import { listFailedMails } from "../../notifications/notifications.api.ts";
import { listTroubledAttempts } from "../../sharing/sharing.api.ts";
import { type LogSource, numberOf, uuidOf } from "./newest-first.ts";

export interface ErrorEntry {
  readonly at: Date;
  readonly key: string;
  readonly reference: string;
  readonly type: ErrorType;
  readonly network: Network | null;
  readonly userId: number | null;
  readonly user: string | null;
  readonly postId: number | null;
  readonly status: string;
  readonly reason: string | null;
  readonly detail: string | null;
  /** Of a failed sign-in: how long the next one had to wait. */
  readonly waitSeconds?: number;
}

export interface ErrorFilter {
  readonly since: Date;
  readonly until: Date | null;
  readonly network: Network | null;
  readonly postId: number | null;
  readonly companyIds: readonly number[] | null;
  /** For shares: only final failures, each once. */
  readonly failedOnly: boolean;
}

const nobody = { network: null, userId: null, user: null, postId: null } as const;

export function shareErrors(tx: Tx, filter: ErrorFilter): LogSource<ErrorEntry> {
  return {
    name: "SHARE",
    read: async (after, limit) => {
      const [share = "", attempt = ""] = typeof after?.key === "string" ? after.key.split("-") : [];
      const place = after && {
        endedAt: after.at,
        shareId: numberOf(typeof after.key === "string" ? share : after.key),
        attempt: Math.min(numberOf(typeof after.key === "string" ? attempt : after.key), 2_147_483_647),
      };
      const rows = await listTroubledAttempts(tx, {
        ...filter,
        reason: null,
        state: filter.failedOnly ? "FAILED" : null,
        last: filter.failedOnly,
        userId: null,
        after: place,
        limit,
      });
      return rows.map((row) => ({
        at: row.endedAt,
        key: `${row.shareId}-${row.attempt}`,
        reference: `S${row.shareId}-${row.attempt}`,
        type: "SHARE" as const,
        network: row.network,
        userId: row.userId,
        user: null,
        postId: row.postId,
        status: row.state,
        reason: row.reason,
        detail: row.detail,
      }));
    },
  };
}

export function mailErrors(tx: Tx, filter: ErrorFilter): LogSource<ErrorEntry> {
  return {
    name: "MAIL",
    read: async (after, limit) => {
      const place = after && { at: after.at, id: numberOf(after.key) };
      const rows = await listFailedMails(tx, { ...filter, after: place, limit });
      return rows.map((row) => ({
        ...nobody,
        at: row.at,
        key: String(row.id),
        reference: `M${row.id}`,
        type: "MAIL" as const,
        user: row.recipient,
        status: "FAILED",
        reason: row.template,
        detail: row.error,
      }));
    },
  };
}

export function signInErrors(tx: Tx, filter: ErrorFilter): LogSource<ErrorEntry> {
  return {
    name: "SIGN_IN",
    read: async (after, limit) => {
      const place = after && { at: after.at, id: numberOf(after.key) };
      const rows = await listFailedSignIns(tx, { ...filter, after: place, limit });
      return rows.map((row) => ({
        ...nobody,
        at: row.at,
        key: String(row.id),
        reference: `L${row.id}`,
        type: "SIGN_IN" as const,
        userId: row.accountId,
        user: row.login,
        status: "FAILED",
        reason: row.reason,
        detail: [row.address, row.agent ?? "–"].join(" · "),
        waitSeconds: row.waitSeconds,
      }));
    },
  };
}

export function jobErrors(tx: Tx, filter: ErrorFilter, jobs: readonly string[]): LogSource<ErrorEntry> {
  return {
    name: "JOB",
    read: async (after, limit) => {
      const place = after && { at: after.at, id: uuidOf(after.key) };
      const rows = await listDeadJobs(tx.client, { ...filter, jobs, after: place, limit });
      return rows.map((row) => ({
        ...nobody,
        at: row.at,
        key: row.id,
        reference: `J${row.id.slice(0, 8)}`,
        type: "JOB" as const,
        status: "FAILED",
        reason: row.job,
        detail: row.message,
      }));
    },
  };
}
