import { popupBadges as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { recognitionRuleOf } from "../../../companies/companies.api.ts";
import { unviewedOf } from "../earned-badge.store.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";
import { showBadges } from "../show-badges.ts";

export const badgeUserPopup = (deps: RecognitionDeps) =>
  query(at, async ({ actor, tx, language }) => {
    const { badges } = await recognitionRuleOf(tx, actor.companyId);
    return badges ? showBadges(tx, deps, actor, await unviewedOf(tx, actor.accountId, language)) : [];
  });
