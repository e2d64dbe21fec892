import { rescheduleCompanyShare as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import { rescheduleShare } from "../reschedule-share.ts";
import type { SharingNeeds } from "../sharing.needs.ts";

export const rescheduleCompanyShare = (needs: SharingNeeds) =>
  command(at, async ({ input, tx, now }) => {
    const before = await companyShareOf(tx, input.shareId);

    return showCompanyShare(tx, needs, await rescheduleShare(tx, before, input, now));
  });
