import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Access, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { refKinds, type RefKind } from "@polyphon/contract/kit/ref.ts";
import { approverUser } from "@polyphon/contract/people/staff/approver-user.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { corporateUser } from "@polyphon/contract/people/staff/corporate-user.resource.ts";
import { ownCorporateUser } from "@polyphon/contract/people/staff/own-corporate-user.resource.ts";
import { proofReaderUser } from "@polyphon/contract/people/staff/proof-reader-user.resource.ts";
import { changeUserPassword } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { featuresOfLevel, type PermissionKey, userTypes } from "@polyphon/contract/permissions.ts";
import { type CallerKind, type PersonKind, rightsOf } from "../caller-kinds.ts";
import { NoExpectation, type RefField } from "../sample-input.ts";
import { needNetwork, needTurn } from "./not-in-matrix.ts";

/** Public endpoints are declared twice: in the contract, and here. */
const openToAll = new Set([
  "login",
  "login-v2",
  "read-sign-in-settings",
  "forgot-password",
  "check-reset-key",
  "reset-password",
  "register",
  "verify-user",
  "multipass-login",
  "sso-login",
  "sso-login-v2",
  "sso-callback",
  "read-cms-page",
  "request-meeting",
  "contact",
  "unsubscribe-emails",
  "unsubscribe-one-click",
]);

/** How an unknown id is refused. Somebody else's id must be refused in the same way. */
const hiddenAs: Readonly<Record<RefKind, readonly ErrorName[]>> = {
  company: ["not_found"],
  account: ["not_found"],
  employee: ["not_found"],
  individual: ["not_found"],
  otherCompany: ["not_found"],
  ownRole: ["not_found"],
  assignedCompany: ["not_found"],
  linkedinGroup: ["not_found"],
  callToAction: ["not_found", "cta_not_usable"],
  ownPost: ["not_found"],
  companyOwnPost: ["not_found"],
  mention: ["not_found"],
  companyMention: ["not_found"],
  notice: ["not_found"],
  role: ["not_found"],
  roleAssignment: ["not_found"],
  staffUser: ["not_found"],
  chiefUser: ["not_found"],
  approverUser: ["not_found"],
  writerUser: ["not_found"],
  proofReaderUser: ["not_found"],
  corporateUser: ["not_found"],
  ownCorporateUser: ["not_found"],
  userGroupParameter: ["not_found"],
  userNotificationEmail: ["not_found"],
  page: ["not_found"],
  enquiry: ["not_found"],
  prohibitedWord: ["not_found"],
  bulkUpload: ["not_found"],
  bulkUploadRow: ["not_found"],
  prohibitedEmail: ["not_found"],
  holdingEntity: ["not_found"],
  onboardingConfiguration: ["not_found"],
  autopilotControl: ["not_found"],
  autopilotRun: ["not_found"],
  autopilotUserRun: ["not_found"],
  postTag: ["not_found"],
  sticker: ["sticker_not_found"],
  linkedinPost: ["not_found"],
  processingItem: ["not_found"],
  linkedinContentCopy: ["not_found"],
  curatorCode: ["not_found"],
  announcement: ["not_found"],
  questionnaire: ["not_found"],
  // An answer with an unknown question is refused because the questionnaire changed meanwhile.
  question: ["not_found", "questionnaire_changed"],
  banner: ["not_found"],
  badge: ["not_found"],
  earnedBadge: ["not_found"],
  ownBadge: ["not_found"],
  staffNotification: ["not_found"],
  sliderImage: ["not_found"],
  contentArea: ["not_found"],
  subscriptionPlan: ["not_found"],
  post: ["not_found", "post_not_found", "posts_not_found"],
  postDraft: ["not_found"],
  category: ["not_found"],
  definingTag: ["not_found"],
  realTimeItem: ["not_found"],
  share: ["not_found"],
  companyShare: ["not_found"],
  waitingShare: ["not_found"],
  failedShare: ["not_found"],
  cancelledShare: ["not_found"],
  shareLink: ["schedule_url_invalid"],
  galleryImage: ["not_found", "media_not_usable"],
  upload: ["not_found"],
  media: ["not_found", "media_not_usable"],
  file: ["not_found"],
  poster: ["media_not_usable"],
  photo: ["media_not_usable"],
  connectState: ["connect_failed"],
  connectChoice: ["choice_over"],
  mailLink: ["invalid_key"],
  networkGrant: ["connect_failed"],
};

/** Writers and editors may write and change posts only when it is their turn; everybody else always. */
const needTurnOfEditors: ReadonlySet<string> = new Set([
  "add-post",
  "edit-post",
  "duplicate-post",
  "duplicate-posts",
  "remove-post",
  "remove-posts",
  "feature-post",
  "mass-update-posts",
]);

function needsTurn({ name }: Endpoint, { person }: CallerKind): boolean {
  if (needTurn.has(name)) return true;
  return needTurnOfEditors.has(name) && person.kind === "staff" && person.userType >= userTypes.editorInChief;
}

/** Calls with pictures of a share: an own one among them is for whoever may write own posts. */
const takePictures: ReadonlySet<string> = new Set(["share-post", "schedule-post", "share-assisted"]);

const levelOf = (person: CallerKind["person"] & { kind: "front" }) =>
  person.place === "home" ? person.level : "ELITE";

function lacksUploads({ name }: Endpoint, { person }: CallerKind): boolean {
  return (
    person.kind === "front" &&
    takePictures.has(name) &&
    !featuresOfLevel[levelOf(person)].includes("own_post")
  );
}

const staffResources = [chiefUser, approverUser, proofReaderUser, writerUser, corporateUser];

/** Calls that give somebody the rights of a role, or let somebody into the account of one: only whoever holds them may. */
export const givesRights: ReadonlySet<string> = new Set([
  ...staffResources.flatMap(({ add, edit }) => [add.name, edit.name]),
  ownCorporateUser.add.name,
  changeUserPassword.name,
]);

function lacksRights({ name }: Endpoint, { person }: CallerKind): boolean {
  if (!givesRights.has(name) || person.kind !== "staff") return false;
  return person.rights !== "all" && person.userType !== userTypes.superAdmin;
}

export type Whose = "own" | "colleague" | "foreign" | "missing";

export type Expectation =
  | { readonly kind: "served" }
  | { readonly kind: "served or declared" }
  | { readonly kind: "refused"; readonly errors: readonly ErrorName[] }
  /** As if it did not exist: refused with one of these, or left out of a list. */
  | { readonly kind: "hidden"; readonly errors: readonly ErrorName[]; readonly mayBeEmptyList: boolean };

function isRefKind(kind: string): kind is RefKind {
  return kind in refKinds;
}

export function ownerOf(kind: string): "company" | "user" | "global" {
  if (!isRefKind(kind)) throw new NoExpectation(`nobody says whose a ${kind} is`);
  return refKinds[kind];
}

/** Whose ids are tried in a field. The provider's staff work across companies, so no id is foreign to them. */
export function variantsOf(field: RefField, person: PersonKind): readonly Whose[] {
  const owner = ownerOf(field.kind);
  if (owner === "global") return ["missing"];
  if (owner === "user") return ["colleague", "foreign", "missing"];
  return person.place === "provider" ? ["missing"] : ["foreign", "missing"];
}

export function neededRights(access: Access): readonly PermissionKey[] {
  if (!("staff" in access)) return [];
  return access.also === undefined ? [access.staff] : [access.staff, access.also];
}

function refusedByAccess({ name, access }: Endpoint, { session, person }: CallerKind): ErrorName | null {
  if ("public" in access) {
    if (!openToAll.has(name)) throw new NoExpectation(`${name} is open to the world without being listed`);
    return null;
  }
  if (session !== "live") return "invalid_token";
  if ("signedIn" in access) {
    if (access.provider && person.place !== "provider") return "access_denied";
    if (access.inPerson && person.kind === "front" && person.group) return "access_denied";
    return access.signedIn === "any" || access.signedIn === person.kind ? null : "access_denied";
  }
  if ("fullAccess" in access) {
    return person.kind === "staff" && person.userType === userTypes.superAdmin ? null : "access_denied";
  }
  if ("staff" in access) {
    if (person.kind !== "staff") return "access_denied";
    if (access.provider && person.place !== "provider") return "access_denied";
    if (access.company && person.place === "provider") return "access_denied";
    if (person.userType === userTypes.superAdmin) return null;
    const needed = neededRights(access);
    const held = rightsOf(person, needed);
    return needed.every((key) => held.includes(key)) ? null : "access_denied";
  }
  if ("front" in access) {
    if (person.kind !== "front") return "access_denied";
    const open =
      featuresOfLevel[levelOf(person)].includes(access.front) &&
      !(person.group && access.front === "newsletter");
    return open ? null : "level_too_low";
  }
  throw new NoExpectation(`${name} has an access that nobody can read`);
}

/** Every write about shares must refuse the light front user, and declare that refusal. */
export function refuseForgottenLightUser(endpoint: Endpoint): void {
  const writes = endpoint.method !== "GET" && endpoint.path.startsWith("/services/post/api/");
  if (writes && "front" in endpoint.access && !endpoint.errors.includes("light_front_user")) {
    throw new NoExpectation(`${endpoint.name} does not say what a light front user is told`);
  }
}

export function expectationOf(
  endpoint: Endpoint,
  caller: CallerKind,
  tried: { readonly field: RefField; readonly whose: Whose } | null,
): Expectation {
  const refused = refusedByAccess(endpoint, caller);
  if (refused) return { kind: "refused", errors: [refused] };
  if ("public" in endpoint.access) return { kind: "served or declared" };
  const own = tried === null || tried.whose === "own";
  const turn = needsTurn(endpoint, caller);
  if (own && (needNetwork.has(endpoint.name) || turn)) return { kind: "served or declared" };

  if (own && lacksRights(endpoint, caller)) return { kind: "refused", errors: ["beyond_own_rights"] };

  const { person } = caller;
  const light = person.kind === "front" && person.light && endpoint.errors.includes("light_front_user");
  const unusable = lacksUploads(endpoint, caller);
  if (own && unusable && !light) return { kind: "refused", errors: ["media_not_usable"] };
  if (own) {
    return light ? { kind: "refused", errors: ["light_front_user"] } : { kind: "served" };
  }
  const { field } = tried;
  if (!isRefKind(field.kind)) throw new NoExpectation(`nobody says how a ${field.kind} is hidden`);
  const errors = [
    ...hiddenAs[field.kind],
    ...(light ? (["light_front_user"] as const) : []),
    ...(unusable ? (["media_not_usable"] as const) : []),
    ...(lacksRights(endpoint, caller) ? (["beyond_own_rights"] as const) : []),
    ...(turn && !needTurn.has(endpoint.name) ? (["workflow_refused", "category_not_assigned"] as const) : []),
  ];
  return { kind: "hidden", errors, mayBeEmptyList: endpoint.method === "GET" && !field.required };
}
