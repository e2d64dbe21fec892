import type { AiReferrer } from "@polyphon/contract/ai/ai.ts";
import type { PostSource } from "@polyphon/contract/content/content.ts";

export interface AiRule {
  readonly on: boolean;
  readonly sources: readonly PostSource[];
}

/** Why a company's people get no suggestion for a post of this source; null when they do. */
export function refuseSource(
  rule: AiRule,
  source: PostSource | null,
): "feature_off" | "ai_source_off" | null {
  if (!rule.on) return "feature_off";
  return source === null || rule.sources.includes(source) ? null : "ai_source_off";
}

/** A text needs something to be about: a post that can be seen, or words of one's own. */
export function hasContent(facts: {
  readonly referrer: AiReferrer;
  readonly post: boolean;
  readonly words: readonly string[];
}): boolean {
  if (facts.referrer === "SHARE_POST") return facts.post;
  return facts.post || facts.words.some((one) => one.trim() !== "");
}
