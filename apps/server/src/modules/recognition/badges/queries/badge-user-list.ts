import { listUserBadges as at } from "@polyphon/contract/recognition/recognition.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { recognitionRuleOf } from "../../../companies/companies.api.ts";
import { countBadges } from "../badge.store.ts";
import { earnedOf } from "../earned-badge.store.ts";
import type { RecognitionDeps } from "../../recognition.deps.ts";
import { showBadges } from "../show-badges.ts";

export const badgeUserList = (deps: RecognitionDeps) =>
  query(at, async ({ actor, tx, language }) => {
    const { badges } = await recognitionRuleOf(tx, actor.companyId);
    if (!badges) return { items: [], of: 0 };
    const earned = await earnedOf(tx, actor.accountId, language);
    return { items: await showBadges(tx, deps, actor, earned), of: await countBadges(tx) };
  });
