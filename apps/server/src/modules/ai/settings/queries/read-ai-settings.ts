import { readAiSettings as at } from "@polyphon/contract/ai/ai.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findAiTextConfig } from "../ai-text-setting.store.ts";
import type { AiDeps } from "../../ai.deps.ts";
import { showSettings } from "../show-settings.ts";
import { personOf } from "../../text/text-facts.ts";

export const readAiSettings = ({ posts }: AiDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const post = input.postId === undefined ? null : await posts.seen(tx, actor, input.postId, now);
    const saved = await findAiTextConfig(tx, personOf(actor));
    return showSettings(tx, { actor, saved, source: post?.source ?? input.source ?? null, now });
  });
