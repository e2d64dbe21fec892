import type { ConsequenceKind } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { CompanySettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export type WeighedSettings = Pick<
  CompanySettings,
  | "companyDomain"
  | "socialNetworks"
  | "linkedinGroup"
  | "userLevel"
  | "allowedInactivityDays"
  | "autopilot"
  | "active"
>;

/** The company's current state. */
export interface CompanyFacts {
  readonly employees: number;
  readonly groups: number;
  readonly belowElite: number;
  /** Employees who would be past the new period of inactivity, and are not past the old one. */
  readonly inactive: number;
  readonly autopilotUsers: number;
  readonly scheduled: Readonly<Partial<Record<Network, number>>>;
  readonly connected: Readonly<Partial<Record<Network, number>>>;
}

export interface Consequence {
  readonly kind: ConsequenceKind;
  readonly count: number;
}

/** The effects of saving; those that affect nobody are left out. */
export function consequencesOf(
  before: WeighedSettings,
  after: WeighedSettings,
  facts: CompanyFacts,
): Consequence[] {
  const off = before.socialNetworks.filter((network) => !after.socialNetworks.includes(network));
  const sum = (counts: CompanyFacts["scheduled"]) =>
    off.reduce((all, network) => all + (counts[network] ?? 0), 0);
  const turnedOff = (name: "active" | "linkedinGroup" | "autopilot") => before[name] && !after[name];
  const all: readonly (readonly [ConsequenceKind, boolean, number])[] = [
    ["signedOut", turnedOff("active"), facts.employees],
    ["sharesOnNetworkOff", off.length > 0, sum(facts.scheduled)],
    ["connectionsOnNetworkOff", off.length > 0, sum(facts.connected)],
    ["groupsEnd", turnedOff("linkedinGroup"), facts.groups],
    ["levelsMatter", !before.userLevel && after.userLevel, facts.belowElite],
    ["inactiveSoon", after.allowedInactivityDays < before.allowedInactivityDays, facts.inactive],
    ["autopilotEnds", turnedOff("autopilot"), facts.autopilotUsers],
    ["domainOfNewcomers", before.companyDomain !== after.companyDomain, facts.employees],
  ];
  return all.flatMap(([kind, happens, count]) => (happens && count > 0 ? [{ kind, count }] : []));
}
