import { aiAudiences, aiLanguages, aiTones } from "@polyphon/contract/ai/ai.ts";
import type { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import type { PostSource } from "@polyphon/contract/content/content.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { refuseSource } from "@polyphon/rules/ai/may-suggest.ts";
import { monthOf } from "@polyphon/rules/ai/text-request.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import { aiRuleOf } from "../../companies/companies.api.ts";
import type { AiTextConfig } from "./ai-text-setting.store.ts";
import { mayAsk, mayKeepInGallery } from "../ai.policy.ts";
import { findUsed } from "../budget/budget.store.ts";

/** What the panel starts with: the person's writing preferences, what is left of the month, and what is allowed. */
export async function showSettings(
  tx: Tx,
  {
    actor,
    saved,
    source,
    now,
  }: {
    readonly actor: FrontActor | StaffActor;
    readonly saved: AiTextConfig;
    /** Of the post it is about, if any. */
    readonly source: PostSource | null;
    readonly now: Date;
  },
): Promise<OutputOf<typeof readAiSettings>> {
  const { month, renewsAt } = monthOf(now);
  const used = await findUsed(tx, actor.companyId, month);
  const texts = await readSetting(tx, "aiTextsPerMonth");
  const images = await readSetting(tx, "aiImagesPerMonth");
  const rule = actor.companyId === null ? null : await aiRuleOf(tx, actor.companyId);
  const open = mayAsk(actor) === true && rule?.on !== false;
  const left = (limit: number, count: number) => ({
    left: Math.max(0, limit - count),
    renewsAt: renewsAt.toISOString(),
  });
  const { audienceId } = saved;
  return {
    config: {
      userAiTextLanguage: aiLanguages.find((one) => one === saved.language) ?? null,
      userAiTextTonalities: aiTones.filter((tone) => saved.tones.includes(tone)).slice(0, limits.ai.tones),
      userAiTextAudienceModelId:
        audienceId !== null && audienceId >= 1 && audienceId <= aiAudiences.length ? audienceId : null,
    },
    texts: left(texts, used.TEXT),
    images: left(images, used.IMAGE),
    can: {
      text: open && (rule === null || refuseSource(rule, source) === null),
      image: open,
      keepInGallery: open && mayKeepInGallery(actor),
    },
  };
}
