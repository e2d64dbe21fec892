import { cancelCompanyShare as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyShareOf, showCompanyShare } from "../company-shares.ts";
import { endCompanyShare } from "../company-shares.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const cancelCompanyShare = (deps: SharingDeps) =>
  command(at, async ({ input, tx }) => {
    const before = await companyShareOf(tx, input.shareId);

    const ended = await endCompanyShare(tx, before);
    if (!ended) throw new Refusal("share_not_open");
    return showCompanyShare(tx, deps, ended);
  });
