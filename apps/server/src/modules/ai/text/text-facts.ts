import { aiDefaults, aiLanguages, aiTones } from "@polyphon/contract/ai/ai.ts";
import type { generateAiText } from "@polyphon/contract/ai/ai.contract.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import { hasContent, refuseSource } from "@polyphon/rules/ai/may-suggest.ts";
import type { Material, TextRequest } from "@polyphon/rules/ai/text-prompt.ts";
import { audienceOf, charactersOf } from "@polyphon/rules/ai/text-request.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { aiRuleOf } from "../../companies/companies.api.ts";
import type { AiTextConfig } from "../settings/ai-text-setting.store.ts";
import type { AiPost, AiPosts } from "../ai.port.ts";

export type TextInput = InputOf<typeof generateAiText>;

/** The person's own account, also when the session is that of a LinkedIn group. */
export function personOf(actor: FrontActor | StaffActor): number {
  return actor.kind === "front" ? (actor.primaryAccountId ?? actor.accountId) : actor.accountId;
}

async function postOf(
  tx: Tx,
  posts: AiPosts,
  actor: FrontActor | StaffActor,
  postId: number | undefined,
  now: Date,
): Promise<AiPost | null> {
  if (postId === undefined) return null;
  return actor.kind === "front" ? posts.seen(tx, actor, postId, now) : posts.reached(tx, actor, postId);
}

/** The form's content takes precedence over the stored post: it is what the person sees. */
function materialOf(input: TextInput, post: AiPost | null): Material | null {
  const { draft } = input;
  if (!draft && !post) return null;
  return {
    title: draft?.title || post?.title || "",
    copy: draft?.copy || post?.copy || "",
    postUrl: draft?.postUrl || post?.postUrl || "",
  };
}

/** Everything about a request that is the same for all of its suggestions; refuses what may not be written about. */
export async function textFacts(
  tx: Tx,
  posts: AiPosts,
  asked: {
    readonly input: TextInput;
    readonly actor: FrontActor | StaffActor;
    readonly saved: AiTextConfig;
    readonly now: Date;
  },
): Promise<Omit<TextRequest, "variant" | "fence">> {
  const { input, actor, saved, now } = asked;
  const post = await postOf(tx, posts, actor, input.postId, now);
  if (actor.companyId !== null) {
    const rule = await aiRuleOf(tx, actor.companyId);
    const refused = refuseSource(rule, post?.source ?? input.source ?? null);
    if (refused) throw new Refusal(refused);
  }
  const { title = "", copy = "" } = input.draft ?? {};
  const words = [input.userPrompt, title, copy];
  if (!hasContent({ referrer: input.requestReferrerPage, post: post !== null, words }))
    throw new Refusal("ai_content_needed");

  const savedTones = aiTones.filter((tone) => saved.tones.includes(tone));
  const chosen = input.tones.length > 0 ? input.tones : savedTones;
  return {
    tool: input.aiTextTool,
    network: input.network ?? null,
    characters: charactersOf(input.network ?? null, input.length ?? null),
    tones: chosen.length > 0 ? chosen : [aiDefaults.tone],
    language: input.language ?? aiLanguages.find((one) => one === saved.language) ?? aiDefaults.language,
    audience: audienceOf(input.audienceModelId ?? saved.audienceId),
    instruction: input.userPrompt,
    material: materialOf(input, post),
  };
}
