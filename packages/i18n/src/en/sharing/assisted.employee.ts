/** Shares that only the person can publish, from the plan to the confirmation. */
export const assisted = {
  mark: "You publish it yourself",
  now: "{{networks}}: you publish it yourself, as the next step after sharing. The text is ready to copy.",
  later:
    "{{networks}}: you publish it yourself. When it’s due, we’ll remind you here and by e-mail, with the text ready to copy.",
  state: { SHARED: "Shared {{when}}, confirmed by you" },
  fact: {
    SCHEDULED: "On {{network}}, you publish it yourself. We’ll remind you when it’s due.",
    PUBLISHING: "On {{network}}, you publish it yourself. It’s due now.",
    SHARED: "You confirmed that you published it on {{network}}.",
  },
  resumes: "We’ll remind you once sharing resumes.",
  confirmed: "Confirmed by you",
  scheduled: "Scheduled, you publish it yourself",
  finish: "Publish on {{network}}",
  waiting_one: "1 post is waiting for you to publish it on {{network}}.",
  waiting_other: "{{count}} posts are waiting for you to publish them on {{network}}.",
  stopped:
    "Your company has stopped this post. Please don’t publish it. If you already did, confirm it here.",
  missing: "This share is no longer available",
  missingText: "It was removed, or it belongs to another account. Your calendar shows what’s still open.",
} as const;
