/** The cards of a dashboard that say what has a date in the next days. */
export const dueCards = [
  "weeklyTarget",
  "oldestPost",
  "plannedPosts",
  "scheduledPosts",
  "endingPosts",
  "endingAnnouncements",
  "endingQuestionnaires",
  "neverSignedIn",
  "quietEmployees",
] as const;
export type DueCard = (typeof dueCards)[number];
