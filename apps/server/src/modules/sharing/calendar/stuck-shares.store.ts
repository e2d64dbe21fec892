import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, stuckStates } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, equals, noneOf } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { chosenOrder, orderKey } from "../../../platform/list/list-order.ts";
import { shareColumns, type ShareRow } from "../shares/share.store.ts";

export interface StuckFilter {
  readonly companyIds: readonly number[] | null;
  readonly leaveOut: readonly number[];
  readonly state: (typeof stuckStates)[number] | null;
  readonly network: Network | null;
  readonly reason: ShareReason | null;
  readonly employeeId: number | null;
  /** Only shares that failed for good since then. */
  readonly failedSince: Date | null;
  readonly sort: "when" | "-when";
}

/** Written out, because an index on some states serves no statement that gets its state as a parameter. */
const stateConditions = { HELD: "state = 'HELD'", FAILED: "state = 'FAILED'" } as const;

/** Held and failed shares. The first condition is that of their indexes. */
export function listStuckShares(tx: Tx, filter: StuckFilter, page: PageInput): Promise<Page<ShareRow>> {
  const { failedSince } = filter;
  const state = failedSince ? "FAILED" : filter.state;
  return listPage<ShareRow>(
    tx,
    {
      select: shareColumns,
      from: "share",
      where: [
        "state in ('HELD', 'FAILED')",
        among("company_id", filter.companyIds),
        noneOf("company_id", filter.leaveOut),
        state && stateConditions[state],
        equals("network", filter.network),
        equals("reason", filter.reason),
        equals("user_id", filter.employeeId),
        failedSince &&
          ((bind) => `id in (select tried.share_id from share_attempt tried
            where tried.reason is not null and tried.ended_at >= ${bind(failedSince)})`),
      ],
      order: chosenOrder(filter.sort, { when: [orderKey("due_at", "timestamptz")] }, "id"),
    },
    page,
  );
}
