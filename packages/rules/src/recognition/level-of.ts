import { type ProficiencyLevel, proficiencyLevels } from "@polyphon/contract/permissions.ts";
import type { LevelCriterion } from "@polyphon/contract/recognition/recognition.ts";

export interface LevelFacts {
  readonly shares: number;
  readonly networks: number;
  readonly autopilot: boolean;
  readonly profileComplete: boolean;
  readonly certificates: number;
  /** Of the last weeks, those with a share. */
  readonly weeks: number;
}

export interface LevelThresholds {
  readonly insiderShares: number;
  readonly insiderNetworks: number;
  readonly eliteShares: number;
  readonly eliteCertificates: number;
  readonly eliteWeeks: number;
}

export interface Criterion {
  readonly key: LevelCriterion;
  readonly needed: number;
  readonly have: number;
  readonly met: boolean;
}

function count(key: LevelCriterion, have: number, needed: number): Criterion {
  return { key, needed, have, met: have >= needed };
}

/** The criteria of each level beyond the one below, and the current figures. */
export function criteriaOf(
  facts: LevelFacts,
  needed: LevelThresholds,
): Readonly<Record<ProficiencyLevel, readonly Criterion[]>> {
  const networks = count("networksOrAutopilot", facts.networks, needed.insiderNetworks);
  return {
    MEMBER: [],
    INSIDER: [
      count("shares", facts.shares, needed.insiderShares),
      { ...networks, met: networks.met || facts.autopilot },
      count("profile", facts.profileComplete ? 1 : 0, 1),
    ],
    ELITE: [
      count("shares", facts.shares, needed.eliteShares),
      count("certificates", facts.certificates, needed.eliteCertificates),
      count("weeks", facts.weeks, needed.eliteWeeks),
    ],
  };
}

/** The highest level whose criteria are met, those of every level below it included. */
export function deservedLevel(facts: LevelFacts, needed: LevelThresholds): ProficiencyLevel {
  const criteria = criteriaOf(facts, needed);
  const open = proficiencyLevels.findIndex((level) => criteria[level].some(({ met }) => !met));
  return proficiencyLevels[open === -1 ? proficiencyLevels.length - 1 : open - 1] ?? "MEMBER";
}

/** The level somebody rises to; null where nothing changes. A level is never lowered. */
export function riseTo(
  now: ProficiencyLevel,
  facts: LevelFacts,
  needed: LevelThresholds,
): ProficiencyLevel | null {
  const deserved = deservedLevel(facts, needed);
  return proficiencyLevels.indexOf(deserved) > proficiencyLevels.indexOf(now) ? deserved : null;
}

/** A profile is complete with a name and an occupation. */
export function isProfileComplete(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string | null;
}): boolean {
  return [person.firstName, person.lastName, person.headline ?? ""].every((words) => words.trim() !== "");
}

/** How far these criteria are met as a whole, from 0 to 1; each counts the same. */
export function progressOf(criteria: readonly Pick<Criterion, "have" | "needed" | "met">[]): number {
  if (criteria.length === 0) return 1;
  const parts = criteria.map(({ have, needed, met }) => (met ? 1 : Math.max(0, have) / needed));
  return parts.reduce((sum, part) => sum + part, 0) / criteria.length;
}
