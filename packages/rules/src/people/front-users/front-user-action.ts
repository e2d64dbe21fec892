import type {
  FrontUserAction,
  FrontUserStatus,
  Level,
} from "@polyphon/contract/people/front-users/front-users.ts";
import { frontUserActions, levels } from "@polyphon/contract/people/front-users/front-users.ts";

export interface ActedOn {
  readonly status: FrontUserStatus;
  readonly level: Level;
}

type StatusAction = Exclude<FrontUserAction, "PROMOTE">;

const target = {
  ENABLE: "ENABLED",
  DISABLE: "DISABLED",
  DEACTIVATE: "DEACTIVATED",
  DELETE: "DELETED",
} as const satisfies Record<StatusAction, FrontUserStatus>;

/**
 * The statuses from which each status can be set. Deletion is permanent; nobody is activated without having confirmed
 * the address.
 */
const from: Readonly<Record<StatusAction, readonly FrontUserStatus[]>> = {
  ENABLE: ["DISABLED", "PENDING_APPROVAL", "DEACTIVATED"],
  DISABLE: ["ENABLED", "PENDING_APPROVAL"],
  DEACTIVATE: ["ENABLED", "DISABLED", "PENDING_APPROVAL"],
  DELETE: ["ENABLED", "DISABLED", "PENDING_APPROVAL", "DEACTIVATED", "UNVERIFIED"],
};

/** Only the provider's staff deactivate somebody, and only they take it back. */
function isProviders(person: ActedOn, action: FrontUserAction): boolean {
  return action === "DEACTIVATE" || (action === "ENABLE" && person.status === "DEACTIVATED");
}

export function nextLevel(level: Level): Level | null {
  return levels[levels.indexOf(level) + 1] ?? null;
}

/** A level only rises. */
export function levelMayBecome(now: Level, wanted: Level): boolean {
  return levels.indexOf(wanted) >= levels.indexOf(now);
}

/** The result of an action; null where it is not possible. */
export function afterAction(person: ActedOn, action: FrontUserAction, byProvider: boolean): ActedOn | null {
  if (action === "PROMOTE") {
    const level = person.status === "DELETED" ? null : nextLevel(person.level);
    return level && { ...person, level };
  }
  if (!from[action].includes(person.status)) return null;
  return isProviders(person, action) && !byProvider ? null : { ...person, status: target[action] };
}

export function actionsFor(person: ActedOn, byProvider: boolean): FrontUserAction[] {
  return frontUserActions.filter((action) => afterAction(person, action, byProvider) !== null);
}

/** Whether somebody who could sign in before, or was about to, no longer can: then their sessions and jobs end. */
export function isStopped(status: FrontUserStatus): boolean {
  return status === "DISABLED" || status === "DEACTIVATED" || status === "DELETED";
}
