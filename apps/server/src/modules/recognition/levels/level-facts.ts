import type { ProficiencyLevel } from "@polyphon/contract/permissions.ts";
import { isUsable } from "@polyphon/rules/networks/connection-mark.ts";
import {
  isProfileComplete,
  type LevelFacts,
  type LevelThresholds,
} from "@polyphon/rules/recognition/level-of.ts";
import { currentStreak, lastWeeks } from "@polyphon/rules/recognition/weeks-with-shares.ts";
import { isoWeekRange, localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import { type RecognitionRule, recognitionRuleOf } from "../../companies/companies.api.ts";
import { switchedOnAmong } from "../../autopilot/autopilot.api.ts";
import { levelledPeople, type LevelledPerson } from "../../identity/identity.api.ts";
import { connectionMarks } from "../../networks/networks.api.ts";
import { type SharerFigures, sharerFigures } from "../../sharing/sharing.api.ts";
import { personOf } from "../recognition.policy.ts";

export interface SetThresholds extends LevelThresholds {
  readonly eliteOfWeeks: number;
}

export async function readThresholds(tx: Tx): Promise<SetThresholds> {
  return {
    insiderShares: await readSetting(tx, "levelInsiderShares"),
    insiderNetworks: await readSetting(tx, "levelInsiderNetworks"),
    eliteShares: await readSetting(tx, "levelEliteShares"),
    eliteCertificates: await readSetting(tx, "levelEliteCertificates"),
    eliteWeeks: await readSetting(tx, "levelEliteWeeks"),
    eliteOfWeeks: await readSetting(tx, "levelEliteOfWeeks"),
  };
}

/** Certificates are not given yet, so nobody has one. */
export const certificates = 0;

export interface KnownPerson {
  readonly person: LevelledPerson;
  readonly figures: SharerFigures;
  readonly facts: LevelFacts;
  /** The last weeks, the oldest first: whether something was shared. */
  readonly weeks: readonly boolean[];
  readonly streak: number;
}

const nothing: SharerFigures = { shares: 0, mondays: [], clicks: 0 };

/** The facts that decide these people's badges and levels, in a constant number of statements. */
export async function factsOf(
  tx: Tx,
  asked: {
    readonly people: readonly LevelledPerson[];
    readonly zone: string;
    readonly thresholds: SetThresholds;
    readonly now: Date;
  },
): Promise<KnownPerson[]> {
  const { people, zone, thresholds, now } = asked;
  const ids = people.map(({ id }) => id);
  const figures = await sharerFigures(tx, ids, zone);
  const marks = await connectionMarks(tx, ids, now);
  const onAutopilot = await switchedOnAmong(tx, ids);
  const monday = localDateOf(isoWeekRange(now, zone).from, zone);
  return people.map((person) => {
    const known = figures.get(person.id) ?? nothing;
    const connected = (marks.get(person.id) ?? []).filter(({ mark }) => isUsable(mark));
    const weeks = lastWeeks(known.mondays, monday, thresholds.eliteOfWeeks);
    return {
      person,
      figures: known,
      weeks,
      streak: currentStreak(known.mondays, monday),
      facts: {
        shares: known.shares,
        networks: connected.length,
        autopilot: onAutopilot.has(person.id),
        profileComplete: isProfileComplete(person),
        certificates,
        weeks: weeks.filter((shared) => shared).length,
      },
    };
  });
}

/** The effective level: where the company has none, everybody is elite. */
export async function levelNow(
  tx: Tx,
  actor: FrontActor,
): Promise<{
  readonly level: ProficiencyLevel;
  readonly rule: RecognitionRule;
  readonly person: LevelledPerson;
}> {
  const rule = await recognitionRuleOf(tx, actor.companyId);
  const [person] = await levelledPeople(tx, actor.companyId, [personOf(actor)]);
  if (!person) throw new Refusal("not_found");
  return { level: rule.levels ? person.level : "ELITE", rule, person };
}
