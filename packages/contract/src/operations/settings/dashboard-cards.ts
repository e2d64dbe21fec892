import { dueCards } from "../../insights/due-cards.ts";

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
  ...dueCards,
  "returnedPosts",
  "postsBack",
  "ownPostsBack",
  "latestFailures",
  "myWork",
  "myReviews",
  "companyFigures",
  "providerFigures",
  "postFigures",
  "editorialPlan",
  "latestPosts",
  "nextPosts",
  "latestUsers",
  "latestEnquiries",
  "actions",
] as const;
export type DashboardCard = (typeof dashboardCards)[number];
