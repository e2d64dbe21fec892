import type { WaitingCard } from "@polyphon/contract/insights/waiting-cards.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { type Account, mayOpen } from "../../../shared/session/account.ts";
import { screenAt } from "../../../shared/address/screen-at.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";

type Query = Readonly<Record<string, string>>;

const employees = (query: Query, companies: Query) => [
  screenHref("/admin/front-users", {}, { ...query, ...companies }),
  screenHref("/admin/corporate-front-users", {}, query),
];

const waiting = { waiting: "true" } as const;

/** Each editor has a list of their own; the company's staff see all posts in the workflow. */
const workflowLists: Readonly<Record<number, string>> = {
  [userTypes.superAdmin]: screenHref("/admin/wizard_posts/subadmin_list/:params", { params: "all" }, waiting),
  [userTypes.subAdmin]: screenHref("/admin/wizard_posts/subadmin_list/:params", { params: "all" }, waiting),
  [userTypes.editorInChief]: screenHref("/admin/eic-manage-post", {}, waiting),
  [userTypes.writer]: screenHref("/admin/writer-manage-post", {}, waiting),
  [userTypes.proofreader]: screenHref("/admin/proof-reader-posts", {}, waiting),
  [userTypes.approver]: screenHref("/admin/wizard_posts/approver_list", {}, waiting),
};

/** Lists that show exactly what a card counts, in order of preference. */
function listsOf(
  card: WaitingCard,
  account: Account,
  companyIds: readonly number[] | null,
): readonly string[] {
  const companies: Query = companyIds === null ? {} : { company: companyIds.join(",") };
  switch (card) {
    case "pendingUsers":
      return employees({ status: "PENDING_APPROVAL" }, companies);
    case "endingConnections":
      return employees({ networks: "EXPIRING" }, companies);
    case "waitingMentions":
      return [screenHref("/admin/manage-mention-master", {}, { status: "PENDING_APPROVAL" })];
    case "waitingPosts":
      return [workflowLists[account.userType ?? -1] ?? ""];
    case "waitingOwnPosts":
      return [screenHref("/admin/own-post-approval", {}, { status: "PENDING" })];
    case "openEnquiries":
      return [screenHref("/admin/manage-enquiry", {}, { state: "OPEN" })];
    case "failedShares":
      return [
        screenHref("/admin/stuck-shares", {}, { failed: "lastDay", ...companies }),
        screenHref("/admin/error_log", {}, { type: "SHARE", failed: "lastDay", ...companies }),
      ];
    case "heldShares":
      return [screenHref("/admin/stuck-shares", {}, { state: "HELD", ...companies })];
  }
}

/** The first of some addresses that this account may open; null where none is. */
export function firstOpen(account: Account, hrefs: readonly string[]): string | null {
  const opens = (href: string) => {
    const screen = screenAt(href);
    return screen !== undefined && mayOpen(account, screen);
  };
  return hrefs.find(opens) ?? null;
}

/** The posts that wait for this account, further narrowed or with one of them opened; null without such a list. */
export function queueHref(account: Account, query: Query = {}): string | null {
  const list = workflowLists[account.userType ?? -1];
  return list === undefined ? null : firstOpen(account, [`${list}&${new URLSearchParams(query).toString()}`]);
}

/** The list that shows what a card counts; null where a card has no link. */
export function listBehind(
  card: WaitingCard,
  account: Account,
  companyIds: readonly number[] | null,
): string | null {
  return firstOpen(account, listsOf(card, account, companyIds));
}
