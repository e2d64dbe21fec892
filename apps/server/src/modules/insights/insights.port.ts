import type { Tx } from "../../platform/db/transaction.ts";

/**
 * The companies that a person's dashboard is filtered to; none means all. Operations, which stores them, depends on
 * this module.
 */
export type AccountFilterOf = (tx: Tx, accountId: number) => Promise<readonly number[]>;

/** Announcements that end between two days, counted up to `most`. Outreach, which stores them, depends on this module. */
export type CountEndingAnnouncements = (
  tx: Tx,
  wanted: {
    readonly from: string;
    readonly until: string;
    readonly companyIds: readonly number[] | null;
    readonly most: number;
  },
) => Promise<number>;
