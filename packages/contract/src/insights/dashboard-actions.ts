/** What somebody may want to do next, as verbs; a screen that only shows things is none. */
export const dashboardActions = [
  "writePost",
  "reworkPosts",
  "proofread",
  "judgePosts",
  "publishPosts",
  "checkPay",
  "addWriter",
  "inviteEmployees",
  "readRealTime",
  "assignRoles",
  "moveEmployee",
  "stopSharing",
] as const;
export type DashboardAction = (typeof dashboardActions)[number];
