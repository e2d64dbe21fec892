import { type AboutPerson, type Doing, doings } from "@polyphon/contract/kit/about.ts";
import type { Access, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { type SeenBy, type Side, sides, type Visibility } from "@polyphon/contract/operations/looks.ts";
import { type PermissionKey, userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import { companyNeed } from "../people/roles/role-assignment.ts";

export interface RoleRights {
  readonly userType: number;
  readonly permissions: readonly PermissionKey[];
}

/** Calls of this right are about people without a company alone. */
const ofIndividuals: PermissionKey = "individual_liable_user";

/** Whom a role of this type can act for. */
function sidesOf(userType: number): readonly Side[] {
  const need = companyNeed(userType);
  if (need === "optional") return sides;
  return need === "required" ? ["company"] : ["provider"];
}

function mayCall(access: Access, { userType, permissions }: RoleRights, side: Side): boolean {
  const full = userType === userTypes.superAdmin;
  if ("fullAccess" in access) return full;
  if ("signedIn" in access)
    return access.signedIn !== "front" && !(access.provider === true && side === "company");
  if (!("staff" in access)) return false;
  if (access.provider && side === "company") return false;
  if (access.company && side === "provider") return false;
  const holds = (key: PermissionKey) => full || permissions.includes(key);
  return holds(access.staff) && (access.also === undefined || holds(access.also));
}

function sightOf(about: readonly AboutPerson[], council: boolean): Pick<SeenBy, "sight" | "namedFor"> {
  if (!council) return { sight: "named", namedFor: [] };
  const reasons = about.flatMap((one) => (one.inCouncilMode === "named" ? [one.because] : []));
  const others = about.filter((one) => one.inCouncilMode !== "named");
  if (others.length === 0) return { sight: "named", namedFor: [...new Set(reasons)] };
  const unnamed = others.some((one) => one.inCouncilMode === "pseudonyms");
  return { sight: unnamed ? "unnamed" : "hidden", namedFor: [...new Set(reasons)] };
}

type Call = Pick<Endpoint, "about" | "access">;

interface AskedCompany {
  /** The fewest people that a figure is about; null where the company is not in works-council mode. */
  readonly minimum: number | null;
  /** Whether it is the company of people without one. */
  readonly individuals: boolean;
}

/** Who sees what employees do: of every call what it declares, for every role that may make it. */
export function whoSees(
  calls: readonly Call[],
  roles: readonly RoleRights[],
  { minimum, individuals }: AskedCompany,
): Visibility {
  const people = calls.flatMap(({ about, access }) =>
    about === "none" || about === "group" || (!individuals && isOfIndividuals(access))
      ? []
      : [{ about, access }],
  );

  function seenBy(doing: Doing, userType: number, side: Side): SeenBy[] {
    const held = roles.filter((role) => role.userType === userType);
    const seen = people.filter(
      ({ about, access }) => about.person.includes(doing) && held.some((role) => mayCall(access, role, side)),
    );
    const name = userTypeNames[userType];
    if (seen.length === 0 || name === undefined) return [];
    const sight = sightOf(
      seen.map(({ about }) => about),
      minimum !== null,
    );
    return [{ side, userType: name, ...sight }];
  }

  const types = Object.values(userTypes);
  return {
    minimum,
    doings: doings.map((doing) => ({
      doing,
      by: sides.flatMap((side) =>
        types.flatMap((type) => (sidesOf(type).includes(side) ? seenBy(doing, type, side) : [])),
      ),
    })),
  };
}

function isOfIndividuals(access: Access): boolean {
  return "staff" in access && access.staff === ofIndividuals;
}
