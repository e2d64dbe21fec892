/** Shares that only the person can publish, from the plan to the confirmation. */
export const assisted = {
  mark: "You finish it yourself",
  now: "{{networks}}: you finish it yourself, as the next step after sharing. The text is ready to copy.",
  later:
    "{{networks}}: you finish it yourself. When it’s due we remind you here and by e-mail, with the text ready to copy.",
  state: { SHARED: "Shared {{when}}, confirmed by you" },
  fact: {
    SCHEDULED: "On {{network}} you finish it yourself. We remind you when it’s due.",
    PUBLISHING: "On {{network}} you finish it yourself. It’s due now.",
    SHARED: "You confirmed that you published it on {{network}}.",
  },
  resumes: "We remind you once sharing resumes.",
  confirmed: "Confirmed by you",
  scheduled: "Scheduled, you finish it yourself",
  finish: "Finish on {{network}}",
  waiting_one: "1 post is waiting for you to finish it on {{network}}.",
  waiting_other: "{{count}} posts are waiting for you to finish them on {{network}}.",
  stopped:
    "Your company has stopped this post. Please don’t publish it. If you already did, confirm it here.",
  missing: "This share is no longer available",
  missingText: "It was removed, or it belongs to another account. Your calendar shows what’s still open.",
} as const;
