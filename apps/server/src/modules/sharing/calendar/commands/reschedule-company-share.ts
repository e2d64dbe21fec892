import { rescheduleCompanyShare as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import { rescheduleShare } from "../../schedule/reschedule-share.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const rescheduleCompanyShare = (deps: SharingDeps) =>
  command(at, async ({ input, tx, now }) => {
    const before = await companyShareOf(tx, input.shareId);

    return showCompanyShare(tx, deps, await rescheduleShare(tx, before, input, now));
  });
