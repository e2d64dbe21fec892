import { updateCompanyShareText as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import { rewriteShare } from "../../shares/change/rewrite-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const updateCompanyShareText = (deps: SharingDeps) =>
  command(at, async ({ input, tx, guard }) => {
    const before = await companyShareOf(tx, input.shareId);
    guard.refuseIn(before.companyId);

    return showCompanyShare(tx, deps, await rewriteShare(tx, before, input));
  });
