import { readCompanyShare as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import type { SharingNeeds } from "../sharing.needs.ts";

export const readCompanyShare = (needs: SharingNeeds) =>
  query(at, async ({ input, tx }) => showCompanyShare(tx, needs, await companyShareOf(tx, input.shareId)));
