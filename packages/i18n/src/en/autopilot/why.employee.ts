import type { EmptyReason } from "@polyphon/contract/autopilot/autopilot-words.ts";

/** Why the autopilot chose a share or left a place empty, as a colleague would say it; staff read why.admin.ts. */
export const autopilotWhy = {
  from: {
    row: "{{category}} is in your weekly plan.",
    day: "You chose {{category}} for {{day}}.",
    reserved: "{{company}} has reserved {{day}} for {{category}}.",
  },
  tags: "Tags: {{tags}}.",
  language: "Language: {{language}}.",
  goneCategory: "a topic that no longer exists",
  post: {
    latest: "This is one of the latest posts on this topic, and you haven’t shared it on {{network}} yet.",
    next: "It’s this post’s turn: you haven’t shared it on {{network}} yet.",
    substitute:
      "Nothing suitable was left on that topic, so this post comes from the one {{company}} uses instead.",
    best_of:
      "Nothing suitable was left on that topic, so this is one of the posts that did best in the last 90 days.",
  },
  balance: {
    ORIGINAL: "{{company}} mixes original posts with articles from elsewhere. An original was due next.",
    CURATED:
      "{{company}} mixes original posts with articles from elsewhere. An article from elsewhere was due next.",
    insteadOfORIGINAL: "An original post was due next, but none was left, so this one is from elsewhere.",
    insteadOfCURATED: "An article from elsewhere was due next, but none was left, so this is an original.",
  },
  time: {
    primary:
      "It’s within your share time, in the hours {{company}} prefers. Colleagues share this post at other times.",
    secondary:
      "It’s within your share time, in {{company}}’s second choice of hours: the first was taken or over. Colleagues share this post at other times.",
    tertiary:
      "It’s within your share time, in {{company}}’s third choice of hours: the others were taken or over. Colleagues share this post at other times.",
  },
  later: {
    primary:
      "So many colleagues share this post in the hours {{company}} prefers that yours comes a little later, still within your share time.",
    secondary:
      "So many colleagues share this post in {{company}}’s second choice of hours that yours comes a little later, still within your share time.",
    tertiary:
      "So many colleagues share this post in {{company}}’s third choice of hours that yours comes a little later, still within your share time.",
  },
  moved: "There was no time left on {{day}}, so it’s on this day instead.",
  /** A place without a post: what happened, and what can be done about it or why nothing needs to be. */
  gap: {
    skipped: {
      title: "Skipped by you",
      text: "You asked for no post here.",
      next: "You can have one planned again.",
    },
    network_off: {
      title: "Network not in use",
      text: "{{company}} doesn’t share on {{network}} at the moment.",
      next: "You don’t need to do anything: posts are planned again once that changes.",
    },
    not_connected: {
      title: "Network not connected",
      text: "Nothing can be shared on {{network}} without a connection.",
      next: "Connect it, and posts are planned for it.",
    },
    out_of_office: {
      title: "You’re away",
      text: "Autopilot is paused on this day.",
      next: "Missed posts aren’t made up for unless you shorten the pause.",
    },
    day_passed: {
      title: "Day is over",
      text: "This day was over when the week was planned.",
      next: "You don’t need to do anything: the coming days are planned as usual.",
    },
    weekly_limit: {
      title: "Weekly limit reached",
      text: "You can share {{limit}} posts a week on {{network}}, including those you schedule yourself. You’ve used them all.",
      next: "If autopilot shares fewer posts a week, some are left for you.",
    },
    no_candidate: {
      title: "No post left",
      text: "There’s no suitable post left for you on {{network}}, and nothing to use instead.",
      next: "Add another topic or allow any language to have more to choose from.",
    },
    too_old: {
      title: "Posts too old",
      text: "There are suitable posts, but on this day they’d be older than {{company}} wants autopilot to share.",
      next: "Another topic may have newer posts. You can still share older ones yourself.",
    },
    mix_used_up: {
      title: "Mix used up",
      text: "{{company}} mixes original posts with articles from elsewhere. Enough posts of the kind that’s left are already planned for this week.",
      next: "Another topic may have posts of the kind that’s missing.",
    },
    no_place: {
      title: "No time left",
      text: "You share up to three posts a day. The days from here on are full or outside your share time.",
      next: "Longer hours, or fewer posts a week, leave room.",
    },
    windows_full: {
      title: "Too many at once",
      text: "So many colleagues share these posts that no time is left for you.",
      next: "Another topic has more room.",
    },
    days_full: {
      title: "Your days are full",
      text: "There’s no time left on your days. Another working day of this week still has room.",
      next: "If you agree, other days are used when yours are full.",
    },
  } satisfies Record<EmptyReason, { title: string; text: string; next: string }>,
  /** In place of what can be done. */
  reservedByCompany: "{{company}} chose this topic, so there’s nothing you need to do.",
  step: { setup: "Change setup", away: "Change pause", otherDays: "Use other days too" },
};
export type AutopilotWhyTexts = typeof autopilotWhy;
