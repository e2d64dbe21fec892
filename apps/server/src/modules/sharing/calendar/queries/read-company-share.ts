import { readCompanyShare as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const readCompanyShare = (deps: SharingDeps) =>
  query(at, async ({ input, tx }) => showCompanyShare(tx, deps, await companyShareOf(tx, input.shareId)));
