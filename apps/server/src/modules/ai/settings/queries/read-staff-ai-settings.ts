import { readStaffAiSettings as at } from "@polyphon/contract/ai/ai.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { findAiTextConfig } from "../ai-text-setting.store.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { showSettings } from "../show-settings.ts";

export const readStaffAiSettings = ({ posts }: AiDeps) =>
  flow(at, "two-scopes", async ({ input, actor, now, inTx }) => {
    const saved = await inTx((tx) => findAiTextConfig(tx, actor.accountId), allScope("session"));
    return inTx(async (tx) => {
      const post = input.postId === undefined ? null : await posts.reached(tx, actor, input.postId);
      return showSettings(tx, { actor, saved, source: post?.source ?? input.source ?? null, now });
    });
  });
