import { endpoints } from "@polyphon/contract/endpoints.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { type RefKind, refKinds } from "@polyphon/contract/kit/ref.ts";
import { findSubject, type Subject } from "@polyphon/contract/kit/subject.ts";
import {
  type ActionKind,
  type ActionThing,
  actionThings,
  type ActionVerb,
  actionVerbs,
} from "@polyphon/contract/operations/staff-actions.ts";

/** Verbs by what was recorded as the action's `action`, `status` or `active`; of an older line that is nothing. */
type VerbsByDetail = Readonly<Record<string, ActionVerb>>;
type Verb = ActionVerb | VerbsByDetail;

export interface Action {
  readonly verb: Verb;
  readonly thing: ActionThing;
  /** What the id that was recorded is of; null where it is of something that has no name. */
  readonly idOf: RefKind | null;
}

const switched: Verb = { true: "stopped", false: "released" };
const actedOn: Verb = { activate: "activated", deactivate: "deactivated", remove: "deleted" };
const statusVerbs: Verb = {
  ENABLED: "enabled",
  DISABLED: "disabled",
  DEACTIVATED: "deactivated",
  DELETED: "deleted",
};

/** By the first word of a call's name. */
const words: Readonly<Record<string, Verb>> = {
  act: actedOn,
  adapt: "taken",
  add: "added",
  approve: "approved",
  assign: "assigned",
  bulk: "approved",
  cancel: "cancelled",
  change: "edited",
  decide: "decided",
  delete: "deleted",
  duplicate: "duplicated",
  edit: "edited",
  feature: "featured",
  fix: "edited",
  generate: "generated",
  mass: "edited",
  move: "moved",
  offer: "offered",
  pause: "paused",
  plan: "planned",
  publish: "published",
  reject: "rejected",
  remove: "deleted",
  reply: "wrote",
  reschedule: "rescheduled",
  reset: "reset",
  resubmit: "submitted",
  return: "returned",
  save: "edited",
  set: "edited",
  skip: "skipped",
  start: "started",
  take: "taken",
  update: "edited",
};

/** Calls after which what was removed is still there, only no longer a part of it. */
const takingOut: ReadonlySet<string> = new Set([
  "remove-group-member",
  "remove-role-assignment",
  "remove-sso-settings",
]);

/** Calls whose name says less than they do, and what is recorded under a name of its own. */
const named: Readonly<Record<string, Action>> = {
  "sign-in": { verb: "signedIn", thing: "account", idOf: null },
  "sign-out": { verb: "signedOut", thing: "account", idOf: null },
  "choose-role": { verb: "choseRole", thing: "account", idOf: null },
  "change-password": { verb: "changedPassword", thing: "account", idOf: null },
  "reset-password": { verb: "changedPassword", thing: "account", idOf: null },
  "change-user-password": { verb: "changedPassword", thing: "staff", idOf: "staffUser" },
  "change-rights": { verb: "changedRights", thing: "role", idOf: null },
  "generate-multipass-login-token": { verb: "madeLink", thing: "employee", idOf: "employee" },
  "change-front-user": { verb: statusVerbs, thing: "employee", idOf: "employee" },
  "invite-front-user": { verb: "invited", thing: "employee", idOf: "employee" },
  "write-to-front-user": { verb: "wrote", thing: "employee", idOf: "employee" },
  "see-post-as": { verb: "seenAs", thing: "employee", idOf: "employee" },
  "moved-to-company": { verb: "moved", thing: "employee", idOf: "employee" },
  "add-mention-connections": { verb: "added", thing: "mention", idOf: "employee" },
  "disconnect-network": { verb: "disconnected", thing: "connection", idOf: "employee" },
  "send-bulk-upload": { verb: "uploaded", thing: "bulkUpload", idOf: null },
  "add-uploaded-users": { verb: "added", thing: "bulkUpload", idOf: null },
  "upload-media": { verb: "uploaded", thing: "media", idOf: null },
  "take-image": { verb: "uploaded", thing: "media", idOf: null },
  "add-post-comment": { verb: "commented", thing: "post", idOf: "post" },
  "remove-post-comment": { verb: "uncommented", thing: "post", idOf: "post" },
  "undo-publish-posts": { verb: "unpublished", thing: "post", idOf: "post" },
  "set-kill-switch": { verb: switched, thing: "killSwitch", idOf: null },
  "set-company-kill-switch": { verb: switched, thing: "killSwitch", idOf: null },
  "set-post-kill-switch": { verb: switched, thing: "killSwitch", idOf: null },
  "set-own-kill-switch": { verb: switched, thing: "killSwitch", idOf: null },
  "set-own-post-kill-switch": { verb: switched, thing: "killSwitch", idOf: null },
};

/** Calls that are no action of their own: what they do is recorded for each person, or concerns nobody else. */
export const unlisted: ReadonlySet<string> = new Set([
  "act-on-corporate-front-users",
  "act-on-front-users",
  "add-post-draft",
  "change-staff-password",
  "disconnect-employee",
  "edit-post-draft",
  "invite-corporate-front-users",
  "invite-front-users",
  "logout",
  "move-user",
  "read-post-as",
  "remove-post-draft",
  "rename-post-draft",
  "restore-post-draft",
  "save-role-permissions",
  "save-workspace-preferences",
  "staff-notices-seen",
  "write-to-corporate-front-users",
  "write-to-front-users",
]);

/** What staff may call and what leaves something changed. */
export function isStaffCommand({ method, access, changes }: Endpoint): boolean {
  if (method === "GET" || changes === undefined) return false;
  if ("signedIn" in access) return access.signedIn !== "front";
  return "staff" in access || "fullAccess" in access;
}

const isThing = (subject: Subject | undefined): subject is ActionThing =>
  actionThings.some((one) => one === subject);

const isRef = (word: unknown): word is RefKind => typeof word === "string" && word in refKinds;

function refOf(call: Endpoint | undefined): RefKind | null {
  const kind = call?.input.shape["id"]?.meta()?.["ref"];
  return isRef(kind) ? kind : null;
}

/** The call that edits the same thing says of what the id is that others answer. */
function siblingOf(name: string): Endpoint | undefined {
  const rest = name.replace(/^act-on-|^[a-z]+-/, "");
  return endpoints.find((one) => one.name === `edit-${rest}`);
}

function actionOf(call: Endpoint): Action | null {
  const known = named[call.name];
  if (known) return known;
  const verb = takingOut.has(call.name) ? "removed" : words[call.name.replace(/-.*/, "")];
  const kind = refOf(call) ?? refOf(siblingOf(call.name));
  const subject = kind === null ? undefined : findSubject(kind);
  if (verb === undefined) return null;
  if (isThing(subject)) return { verb, thing: subject, idOf: kind };
  const thing = call.changes?.find((one) => isThing(one));
  return isThing(thing) ? { verb, thing, idOf: null } : null;
}

/** Everything of staff that the trail records, by the name it is recorded under. */
export const actionCatalogue: ReadonlyMap<string, Action> = new Map([
  ...Object.entries(named),
  ...endpoints.flatMap((call): [string, Action][] => {
    if (!isStaffCommand(call) || unlisted.has(call.name)) return [];
    const action = actionOf(call);
    return action ? [[call.name, action]] : [];
  }),
]);

const otherwise: ActionVerb = "edited";

/** The detail by which the verb of some actions is known. */
export function tellingDetail({ action, status, active }: Readonly<Record<string, unknown>>): string {
  const detail = action ?? status ?? active ?? "";
  return typeof detail === "boolean" ? String(detail) : typeof detail === "string" ? detail : "";
}

export function verbOf({ verb }: Action, detail: string): ActionVerb {
  return typeof verb === "string" ? verb : (verb[detail] ?? otherwise);
}

/** Under what actions are recorded: by their name alone, or by name and the detail that tells, with a blank between. */
export interface ActionNames {
  readonly names: readonly string[];
  readonly withDetail: readonly string[];
}

/** Where those of the kinds on the thing are found; everything that nothing was asked of. */
export function actionNames(
  kinds: readonly ActionKind[] | undefined,
  thing: ActionThing | undefined,
): ActionNames {
  const asked = [...actionCatalogue].filter(([, action]) => thing === undefined || action.thing === thing);
  if (kinds === undefined) return { names: asked.map(([name]) => name), withDetail: [] };
  const isAsked = (verb: ActionVerb) => kinds.includes(actionVerbs[verb]);
  return {
    names: asked.flatMap(([name, { verb }]) => (typeof verb === "string" && isAsked(verb) ? [name] : [])),
    withDetail: asked.flatMap(([name, { verb }]) =>
      typeof verb === "string"
        ? []
        : Object.entries({ "": otherwise, ...verb }).flatMap(([detail, one]) =>
            isAsked(one) ? [`${name} ${detail}`] : [],
          ),
    ),
  };
}
