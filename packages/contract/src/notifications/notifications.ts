/** The e-mail log shows these as 0 Pending, 1 Sent, 2 Failed. */
export const mailStates = ["PENDING", "SENT", "FAILED"] as const;
export type MailState = (typeof mailStates)[number];
