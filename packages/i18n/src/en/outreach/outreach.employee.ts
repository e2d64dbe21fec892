/** What a company announces to its employees after the login. */
export const outreach = {
  announcement: { label: "Announcement", close: "Got it" },
} as const;
