/** The e-mail log shows these as 0 Pending, 1 Sent, 2 Failed. */
export const mailStates = ["PENDING", "SENT", "FAILED"] as const;
/** The kinds of notifications behind the bell. */
export const noticeKinds = [
  "connection-lost",
  "connection-ending",
  "share-failed",
  "share-unconfirmed",
  "share-cancelled",
  "share-your-turn",
  "staff-message",
  "own-post-approved",
  "own-post-rejected",
  "level-raised",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * The same in the back office: a post waits for its reader, was returned to its writer, or was finally rejected; somebody
 * commented on it, or assigned it to its reader.
 */
export const staffNoticeKinds = [
  "post-waiting",
  "post-back",
  "post-rejected",
  "post-comment",
  "post-assigned",
] as const;
export type StaffNoticeKind = (typeof staffNoticeKinds)[number];

export type MailState = (typeof mailStates)[number];
