import { limits } from "@polyphon/contract/limits.ts";
import { monthOf } from "@polyphon/rules/ai/text-request.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import type { AiFailure } from "../ai.port.ts";
import type { AiDeps } from "../ai.deps.ts";
import { type Purse, takeFromPurse } from "./budget.store.ts";

const settingOf = { TEXT: "aiTextsPerMonth", IMAGE: "aiImagesPerMonth" } as const;
/** Used where the provider gives no retry time. */
const usualWaitSeconds = 30;

/** Refuses a person, or a company as a whole, that asks faster than anybody can read. */
export async function refuseHaste(take: AiDeps["take"], actor: FrontActor | StaffActor): Promise<void> {
  const { perUserMinute, perCompanyMinute } = limits.ai;
  const own = await take(`ai-account:${actor.accountId}`, { capacity: perUserMinute, perSeconds: 60 });
  if (!own.ok) throw new Refusal("too_many_requests", { seconds: own.retryAfterSeconds });
  const company = await take(`ai-company:${actor.companyId ?? 0}`, {
    capacity: perCompanyMinute,
    perSeconds: 60,
  });
  if (!company.ok) throw new Refusal("too_many_requests", { seconds: company.retryAfterSeconds });
}

/** Reserves from the company's monthly budget, or refuses with the day the next one begins. */
export async function spend(
  tx: Tx,
  asked: {
    readonly companyId: number | null;
    readonly kind: Purse["kind"];
    readonly count: number;
    readonly now: Date;
    readonly language: string;
  },
): Promise<Purse> {
  const { month, renewsAt } = monthOf(asked.now);
  const purse = { companyId: asked.companyId, month, kind: asked.kind };
  const limit = await readSetting(tx, settingOf[asked.kind]);
  if (await takeFromPurse(tx, purse, asked.count, limit)) return purse;
  const date = new Intl.DateTimeFormat(asked.language, { dateStyle: "long", timeZone: "UTC" }).format(
    renewsAt,
  );
  throw new Refusal("ai_budget_used", { date });
}

/** The refusal a caller gets for a provider's failure. */
export function refusalOfFailure(failure: AiFailure, report: AiDeps["report"]): Refusal {
  switch (failure.kind) {
    case "refused":
      return new Refusal("ai_refused");
    case "busy":
      return new Refusal("too_many_requests", { seconds: failure.retryAfterSeconds ?? usualWaitSeconds });
    case "left":
      return new Refusal("ai_unavailable");
    case "failed":
      report(failure.detail);
      return new Refusal("ai_unavailable");
  }
}
