import type { readDue } from "@polyphon/contract/insights/due.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import type { Account } from "../../../../shared/session/account.ts";
import { firstOpen, queueHref } from "../list-behind.ts";

export type DueAnswer = OutputOf<typeof readDue>;
export type DueItem = DueAnswer["items"][number];

/** The screens of queues show one post beside the others; everybody else opens the post itself. */
const hasQueue: ReadonlySet<number | null> = new Set([
  userTypes.editorInChief,
  userTypes.proofreader,
  userTypes.approver,
  userTypes.writer,
]);

/** One post where it is worked on. */
export function postHref(account: Account, id: number): string | null {
  return hasQueue.has(account.userType)
    ? queueHref(account, { post: String(id) })
    : firstOpen(account, [screenHref("/admin/view-post/:id", { id })]);
}

/** The list that shows exactly what is counted; null where this account may not open it. */
export function dueHref({ card, oldest }: DueItem, answer: DueAnswer, account: Account): string | null {
  const { today, until, week, companies } = answer;
  const within = companies === null ? {} : { companies: companies.join(",") };
  const posts = (query: Readonly<Record<string, string>>) =>
    firstOpen(account, [screenHref("/admin/view-post-list", {}, query)]);
  const employees = (query: Readonly<Record<string, string>>) =>
    firstOpen(account, [screenHref("/admin/corporate-front-users", {}, { status: "ENABLED", ...query })]);
  switch (card) {
    case "weeklyTarget":
      return firstOpen(account, [screenHref("/admin/my-work", {})]);
    case "oldestPost":
      return oldest && postHref(account, oldest.id);
    case "plannedPosts":
      return queueHref(account, { week });
    case "scheduledPosts":
      return posts({ state: "scheduled", publishAtTo: until });
    case "endingPosts":
      return posts({ state: "visible", endsOnTo: until });
    case "endingAnnouncements":
      return firstOpen(account, [
        screenHref("/admin/manage-annoucements", {}, { endsAtFrom: today, endsAtTo: until, ...within }),
      ]);
    case "endingQuestionnaires":
      return firstOpen(account, [
        screenHref("/admin/manage-questionnaire", {}, { endDateFrom: today, endDateTo: until, ...within }),
      ]);
    case "neverSignedIn":
      return employees({ signedIn: "false" });
    case "quietEmployees":
      return employees({ activity: "QUIET" });
  }
}
