/** The cards of a dashboard. Staff with full access decide which user type sees which. */
export const dashboardCards = [
  "pendingUsers",
  "endingConnections",
  "heldShares",
  "failedShares",
  "openEnquiries",
  "waitingMentions",
  "waitingPosts",
  "waitingOwnPosts",
  "postFigures",
  "latestPosts",
  "nextPosts",
  "latestUsers",
  "latestEnquiries",
  "openScreens",
] as const;
export type DashboardCard = (typeof dashboardCards)[number];
