import {
  type PermissionKey,
  permissionKeys,
  proficiencyLevels,
  type ProficiencyLevel,
  userTypeNames,
  userTypes,
} from "@polyphon/contract/permissions.ts";

/** `home` uses proficiency levels, `elsewhere` does not and is another company. */
export type Place = "home" | "elsewhere" | "provider";

export type PersonKind =
  | {
      readonly kind: "front";
      readonly place: Exclude<Place, "provider">;
      readonly level: ProficiencyLevel;
      readonly light: boolean;
      /** Acts through the account of an own LinkedIn group. */
      readonly group?: true;
    }
  | {
      readonly kind: "staff";
      readonly place: Place;
      readonly userType: number;
      /** With `only`, exactly the keys that an endpoint names; with `allBut`, every key of the product except them. */
      readonly rights: "only" | "allBut" | "all";
    };

/** The fault of the session that the caller sends. */
export type SessionKind = "none" | "unknown" | "expired" | "disabled" | "inactive" | "live";

export interface CallerKind {
  readonly name: string;
  readonly session: SessionKind;
  readonly person: PersonKind;
}

export function rightsOf(
  person: Extract<PersonKind, { kind: "staff" }>,
  needed: readonly PermissionKey[],
): readonly PermissionKey[] {
  if (person.rights === "only") return needed;
  if (person.rights === "all") return permissionKeys;
  return permissionKeys.filter((key) => !needed.includes(key));
}

function front(level: ProficiencyLevel, place: "home" | "elsewhere" = "home", light = false): PersonKind {
  return { kind: "front", place, level, light };
}

/** Corporate types belong to a company; the others are the provider's people. */
function staff(
  userType: number,
  rights: "only" | "allBut" | "all",
  company: "home" | "elsewhere" = "home",
): PersonKind {
  const corporate = userType === userTypes.corporateAdmin || userType === userTypes.corporateUser;
  return { kind: "staff", place: corporate ? company : "provider", userType, rights };
}

const shutOut = (["none", "unknown", "expired", "disabled", "inactive"] as const).flatMap((session) => [
  { name: `front user, session ${session}`, session, person: front("ELITE") },
  { name: `staff, session ${session}`, session, person: staff(userTypes.subAdmin, "only") },
]);

const live = (name: string, person: PersonKind): CallerKind => ({ name, session: "live", person });

/** Everybody who could try to call an endpoint. */
export const callerKinds: readonly CallerKind[] = [
  ...shutOut,
  ...userTypeNames.flatMap((name) => [
    live(`${name} with every right but the needed one`, staff(userTypes[name], "allBut")),
    live(`${name} with exactly the needed right`, staff(userTypes[name], "only")),
  ]),
  live("corporateAdmin of another company", staff(userTypes.corporateAdmin, "only", "elsewhere")),
  ...proficiencyLevels.map((level) => live(`front user, ${level}`, front(level))),
  live("light front user", front("ELITE", "home", true)),
  live("front user of another company", front("MEMBER", "elsewhere")),
  live("account of a LinkedIn group", {
    kind: "front",
    place: "home",
    level: "ELITE",
    light: false,
    group: true,
  }),
];

/** Besides, where a call gives somebody the rights of a role: those who hold every right. */
export const holdersOfAll: readonly CallerKind[] = (
  ["subAdmin", "editorInChief", "corporateAdmin"] as const
).map((name) => live(`${name} with every right`, staff(userTypes[name], "all")));
