/** How far a notification of the staff has come. */
export const sendStatuses = ["PENDING", "SENDING", "SENT"] as const;
export type SendStatus = (typeof sendStatuses)[number];

/** How many of those who got a notification have seen it. */
export const readStatuses = ["UNREAD", "PARTLY_READ", "READ"] as const;
export type ReadStatus = (typeof readStatuses)[number];
