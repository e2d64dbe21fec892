import type { DashboardCard } from "../operations/settings/dashboard-cards.ts";

/** The cards of a dashboard that count what waits for somebody. */
export const waitingCards = [
  "pendingUsers",
  "waitingMentions",
  "waitingPosts",
  "waitingOwnPosts",
  "openEnquiries",
  "failedShares",
  "heldShares",
  "endingConnections",
] as const satisfies readonly DashboardCard[];
export type WaitingCard = (typeof waitingCards)[number];
