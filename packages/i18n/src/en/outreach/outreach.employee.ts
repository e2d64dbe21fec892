/** What a company tells its people after the login. */
export const outreach = {
  announcement: { label: "Announcement", close: "Got it" },
} as const;
