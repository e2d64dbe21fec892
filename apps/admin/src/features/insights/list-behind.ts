import type { WaitingCard } from "@polyphon/contract/insights/waiting-cards.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../../shared/account.ts";
import { screenHref } from "../../shared/screen-href.ts";

const employees = (query: Readonly<Record<string, string>>) => [
  screenHref("/admin/front-users", {}, query),
  screenHref("/admin/corporate-front-users", {}, query),
];

/** Lists that show what a card counts, the best first. */
const lists: Readonly<Record<WaitingCard, readonly string[]>> = {
  pendingUsers: employees({ status: "PENDING_APPROVAL" }),
  endingConnections: employees({ networks: "EXPIRING" }),
  waitingMentions: [screenHref("/admin/manage-mention-master", {}, { status: "PENDING_APPROVAL" })],
  waitingPosts: [screenHref("/admin/view-post-list", {}), screenHref("/admin/posts", {})],
  openEnquiries: [screenHref("/admin/manage-enquiry", {}, { state: "OPEN" })],
  failedShares: [screenHref("/admin/error_log", {}), screenHref("/admin/calendar", {})],
  heldShares: [screenHref("/admin/killswitch", {}), screenHref("/admin/calendar", {})],
};

/** The first of them that this account may open; null where a card leads nowhere yet. */
export function listBehind(card: WaitingCard, account: Account): string | null {
  const opens = (href: string) =>
    screens.some(({ app, path, ...rest }) => {
      return app === "admin" && path === href.split("?")[0] && mayOpen(account, { app, path, ...rest });
    });
  return lists[card].find(opens) ?? null;
}
