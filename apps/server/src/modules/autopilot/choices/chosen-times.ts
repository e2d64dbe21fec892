import { chosenDates } from "@polyphon/rules/autopilot/choices/chosen-dates.ts";
import type { ChosenTimes } from "@polyphon/rules/sharing/schedule/suggest-times.ts";
import { mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { autopilotSettingsOf, reservedDaysOf } from "../../companies/companies.api.ts";
import { ownHours } from "../planner/load-people.ts";
import { settingOf } from "./autopilot-setting.store.ts";
import { ownerOf } from "./choice-facts.ts";
import { findChoice } from "./choice.store.ts";

/** The days, hours and days off that a person has chosen, whether or not the autopilot is on. */
export async function chosenTimesOf(
  tx: Tx,
  actor: FrontActor,
  dates: readonly string[],
): Promise<ChosenTimes> {
  const userId = ownerOf(actor);
  const [settings, choice, { awayFrom, awayTo }] = await Promise.all([
    autopilotSettingsOf(tx, actor.companyId),
    findChoice(tx, userId),
    settingOf(tx, userId),
  ]);
  const away = awayFrom !== null && awayTo !== null ? { from: awayFrom, to: awayTo } : null;
  if (!settings?.on || choice === null) return { dates: null, hours: null, away };
  const reservedDays = (await reservedDaysOf(tx, actor.companyId)).map(
    ({ day, category, tags, language }) => ({ day, categoryId: category, tagIds: tags, language }),
  );
  const cycleMonday = choice.cycleMonday ?? mondayOf(dates[0] ?? "");
  const { cycle } = settings;
  const wanted = chosenDates({ cycle, reservedDays }, { ...choice, cycleMonday }, dates);
  return { dates: wanted.size > 0 ? wanted : null, hours: ownHours(choice), away };
}
