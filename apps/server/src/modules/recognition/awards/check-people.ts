import { levelNames } from "@polyphon/i18n/en/recognition/recognition.shared.ts";
import { badgesToGive } from "@polyphon/rules/recognition/earned-badges.ts";
import { riseTo } from "@polyphon/rules/recognition/level-of.ts";
import { longestRun } from "@polyphon/rules/recognition/weeks-with-shares.ts";
import type { Level } from "@polyphon/contract/people/front-users/front-users.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { recognitionRuleOf } from "../../companies/companies.api.ts";
import { countApprovedOf } from "../../content/content.api.ts";
import { levelledPeople, type LevelledPerson, raiseLevel } from "../../identity/identity.api.ts";
import { addNotices } from "../../notifications/notifications.api.ts";
import { keepFrontUserChange } from "../../people/people.api.ts";
import { listBadges } from "../badges/badge.store.ts";
import { keepCandidates } from "./candidate.store.ts";
import { heldBy, insertEarned } from "../badges/earned-badge.store.ts";
import {
  certificates,
  factsOf,
  type KnownPerson,
  readThresholds,
  type SetThresholds,
} from "../levels/level-facts.ts";

async function giveBadges(
  tx: Tx,
  companyId: number,
  known: readonly KnownPerson[],
  now: Date,
): Promise<void> {
  const ids = known.map(({ person }) => person.id);
  const badges = await listBadges(tx);
  const held = await heldBy(tx, ids);
  const approved = await countApprovedOf(tx, ids);
  const earned = known.flatMap(({ person: { id }, figures }) => {
    const reached = {
      SHARING: figures.shares,
      STREAK: longestRun(figures.mondays),
      REACH: figures.clicks,
      VOICE: approved.get(id) ?? 0,
      LEARNING: certificates,
    };
    return badgesToGive(badges, reached, held.get(id) ?? new Set()).map((badge) => ({
      accountId: id,
      badgeId: badge.id,
    }));
  });
  await insertEarned(tx, companyId, earned, now);
}

/** By bell, once for each level. */
export function notifyOfLevel(tx: Tx, companyId: number, accountId: number, level: Level): Promise<void> {
  return addNotices(tx, [
    {
      companyId,
      accountId,
      kind: "level-raised",
      values: { title: levelNames[level] },
      href: "/profile",
      onceKey: `level-raised:${level}`,
    },
  ]);
}

async function raise(tx: Tx, companyId: number, person: LevelledPerson, to: Level): Promise<void> {
  const { id, level: from } = person;
  if (!(await raiseLevel(tx, id, { from, to }))) return;
  await keepFrontUserChange(tx, { id, companyId }, null, { level: from }, { level: to });
  record(tx, {
    action: "raise-level",
    actor: null,
    companyId,
    subject: "account",
    subjectId: id,
    details: { level: to },
  });
  await notifyOfLevel(tx, companyId, id, to);
}

async function raiseLevels(
  tx: Tx,
  companyId: number,
  known: readonly KnownPerson[],
  thresholds: SetThresholds,
): Promise<void> {
  const [open, closed]: [number[], number[]] = [[], []];
  for (const { person, facts } of known) {
    const to = riseTo(person.level, facts, thresholds);
    if (to !== null) await raise(tx, companyId, person, to);
    const rising = (to ?? person.level) !== "ELITE" && facts.shares >= thresholds.insiderShares;
    (rising ? open : closed).push(person.id);
  }
  await keepCandidates(tx, companyId, { open, closed });
}

/** Gives some people of one company what they have earned. Running it again changes nothing. */
export async function checkPeople(
  tx: Tx,
  companyId: number,
  accountIds: readonly number[],
  now: Date,
): Promise<void> {
  const rule = await recognitionRuleOf(tx, companyId);
  if (!rule.badges && !rule.levels) return;
  const people = await levelledPeople(tx, companyId, accountIds);
  if (people.length === 0) return;
  const thresholds = await readThresholds(tx);
  const known = await factsOf(tx, { people, zone: rule.timeZone, thresholds, now });
  if (rule.badges) await giveBadges(tx, companyId, known, now);
  if (rule.levels) await raiseLevels(tx, companyId, known, thresholds);
}
