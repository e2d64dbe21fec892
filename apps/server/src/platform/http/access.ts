import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Access } from "@polyphon/contract/kit/endpoint.ts";
import { notForLightUsers, type PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Actor } from "../session/actor.ts";

/** The only place that reads an endpoint's access. Answers the refusal, or null when the actor may continue. */
export function refuseAccess(access: Access, actor: Actor): ErrorName | null {
  if ("public" in access) return null;
  if (actor.kind === "anonymous") return "invalid_token";
  if ("signedIn" in access) {
    if (access.signedIn !== "any" && access.signedIn !== actor.kind) return "access_denied";
    if (access.provider && actor.kind === "staff" && actor.companyId !== null) return "access_denied";
    if (access.inPerson && actor.kind === "front" && actor.primaryAccountId !== null) return "access_denied";
    return access.restricted ? null : actor.restriction;
  }
  if ("fullAccess" in access) {
    if (actor.kind !== "staff") return "access_denied";
    return actor.restriction ?? (actor.fullAccess ? null : "access_denied");
  }
  if ("staff" in access) {
    if (actor.kind !== "staff") return "access_denied";
    if (actor.restriction) return actor.restriction;
    if (access.provider && actor.companyId !== null) return "access_denied";
    if (access.company && actor.companyId === null) return "access_denied";
    const holds = (key: PermissionKey) => actor.fullAccess || actor.permissions.has(key);
    return holds(access.staff) && (access.also === undefined || holds(access.also)) ? null : "access_denied";
  }
  if (actor.kind !== "front") return "access_denied";
  if (actor.restriction) return actor.restriction;
  if (actor.features.has(access.front)) return null;
  if (actor.featuresOff.includes(access.front)) return "feature_off";
  return actor.lightFrontUser && notForLightUsers.includes(access.front)
    ? "light_front_user"
    : "level_too_low";
}
