import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import type { AutopilotStatus } from "@polyphon/contract/autopilot/autopilot.ts";
import { autopilot as textsDe } from "@polyphon/i18n/de/autopilot/autopilot.server.ts";
import { autopilot as textsEn } from "@polyphon/i18n/en/autopilot/autopilot.server.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { setAutopilot } from "./autopilot-setting.store.ts";

const texts = { en: textsEn, de: textsDe };

interface Saved {
  readonly companyId: number;
  readonly userId: number;
  readonly status: AutopilotStatus;
}

/** Applies the requested switch along with a saved choice, and notifies the planner. What stays off needs no plan. */
export async function setAutopilotWithChoice(tx: Tx, { companyId, userId, status }: Saved): Promise<void> {
  const turned = await setAutopilot(tx, { accountId: userId, companyId }, status === 1);
  if (status === 0 && !turned) return;
  const cause = status === 0 ? "SWITCHED_OFF" : turned ? "SWITCHED_ON" : "CHANGED";
  emit(tx, choiceChanged, { companyId, userId, cause });
}

export const savedMessage = (language: Language, status: AutopilotStatus): string =>
  status === 1 ? texts[language].savedOn : texts[language].saved;
