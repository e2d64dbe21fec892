import { randomBytes } from "node:crypto";
import { detectAiText as at } from "@polyphon/contract/ai/ai.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { aiShareOf } from "@polyphon/rules/ai/ai-share.ts";
import { detectMessages } from "@polyphon/rules/ai/text-prompt.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { aiRuleOf } from "../../../companies/companies.api.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { giveBack } from "../../budget/budget.store.ts";
import { findPassages } from "../passages.store.ts";
import { refuseHaste, refusalOfFailure, spend } from "../../budget/spend.ts";

/**
 * Compares with what the panel suggested. The provider's estimate is requested only on demand, and counts as one call.
 */
export const detectAiText = (deps: AiDeps) =>
  flow(at, "calls-outside", async ({ input, actor, now, visitor, inTx, signal }) => {
    const { companyId } = actor;
    const passages = await inTx(async (tx) => {
      if (input.postId !== undefined) await deps.posts.reached(tx, actor, input.postId);
      return findPassages(tx, actor.accountId, input.postId ?? null, limits.ai.passages);
    });
    const percent = aiShareOf(input.texts, passages);
    if (!input.askProvider) return { percent, providerPercent: null };

    await refuseHaste(deps.take, actor);
    const purse = await inTx(async (tx) => {
      if (companyId !== null && !(await aiRuleOf(tx, companyId)).on) throw new Refusal("feature_off");
      return spend(tx, { companyId, kind: "TEXT", count: 1, now, language: visitor.language });
    });
    const fence = `material-${randomBytes(8).toString("hex")}`;
    const messages = detectMessages(input.texts, fence);
    const guess = await deps.provider.write({ messages, characters: 3, signal });
    if (guess.kind !== "text") {
      await inTx((tx) => giveBack(tx, purse, 1));
      throw refusalOfFailure(guess, deps.report);
    }
    const number = /^\D{0,3}(\d{1,3})\D{0,3}$/.exec(guess.text.trim())?.[1];
    return { percent, providerPercent: number === undefined ? null : Math.min(100, Number(number)) };
  });
