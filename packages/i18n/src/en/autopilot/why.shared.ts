/** Why the autopilot chose, left empty or took back; both apps say it, so it speaks of nobody. */
export const autopilotWhy = {
  from: {
    row: "The weekly plan asks for {{category}}.",
    day: "{{day}} is set to {{category}} in the four-week plan.",
    reserved: "The company keeps {{day}} for {{category}}.",
  },
  step: {
    own: "This post fits that wish.",
    substitute: "Nothing was left that fits, so the post comes from the company’s substitute category.",
    best_of: "Nothing was left that fits, so the post is one of the best of the last 90 days.",
  },
  stepShort: { own: "As wished", substitute: "Substitute category", best_of: "Best-of" },
  kind: { ORIGINAL: "original", CURATED: "curated" },
  mix: {
    asWanted: "The company’s mix asked for a post of the kind “{{kind}}” next, and this is one.",
    otherKind:
      "The company’s mix asked for the kind “{{wanted}}” next; none was left, so this one is {{kind}}.",
  },
  window: { primary: "primary window", secondary: "secondary window", tertiary: "tertiary window" },
  time: {
    inside: "The time lies in the {{window}}, apart from colleagues with the same post.",
    overrun: "The {{window}} was full for this post, so the time lies in its overrun.",
    moved: "There was no time left on {{day}}, so it moved to this day.",
  },
  tags: "Tags: {{tags}}.",
  language: "Language: {{language}}.",
  goneCategory: "a category that no longer exists",
  gap: {
    skipped: { title: "Skipped", text: "Somebody asked to leave this place empty." },
    network_off: { title: "Network switched off", text: "The company does not share on this network." },
    not_connected: {
      title: "Network not connected",
      text: "There is no connection to this network that works.",
    },
    out_of_office: { title: "Out of office", text: "The day lies in an absence; nothing is caught up on." },
    day_passed: { title: "Day has passed", text: "The plan was made after this day." },
    weekly_limit: { title: "Weekly limit reached", text: "The network’s limit for the week is used up." },
    no_candidate: {
      title: "No post that fits",
      text: "No visible post fits that was not shared on this network before, nor in the substitute and best-of.",
    },
    mix_used_up: {
      title: "Mix used up",
      text: "Posts would fit, but the company’s mix of original and curated posts has no room for them.",
    },
    no_place: {
      title: "No time left",
      text: "Each day has one share in each window at most, and from this day on all are taken or outside the hours.",
    },
    windows_full: {
      title: "Windows full",
      text: "So many colleagues share the posts that fit that no time is left with the gap between them.",
    },
  },
  withdrawn: {
    wish_changed: "The configuration no longer asks for it.",
    network_off: "The network was switched off.",
    out_of_office: "The day now lies in an absence.",
    post_gone: "The post was stopped, has ended or no longer fits.",
    outside_hours: "Its time lies outside the hours that hold now.",
  },
};
export type AutopilotWhyTexts = typeof autopilotWhy;
