import { listStuckShares as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { presentCompanyShares } from "../company-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { listStuckShares as findPage } from "../stuck-shares.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A company's staff see their company's, whatever filter they name; the provider's staff every company's. */
export const listStuckShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now, guard }) => {
    const { state = null, network = null, reason = null, employeeId = null, company = null } = input;
    const companyIds = actor.companyId === null ? company : [actor.companyId];
    const failedSince = input.failed === undefined ? null : new Date(now.getTime() - dayMs);
    const { leaveOut } = guard;
    const filter = {
      companyIds,
      leaveOut,
      state,
      network,
      reason,
      employeeId,
      failedSince,
      sort: input.sort,
    };
    const { rows, next } = await findPage(tx, filter, input);
    return { items: await presentCompanyShares(tx, deps, rows), next };
  });
