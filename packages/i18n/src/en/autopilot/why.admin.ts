/** Why the autopilot chose, left empty or withdrew a share, for staff; employees read why.employee.ts. */
export const autopilotWhy = {
  from: {
    row: "The weekly plan includes {{category}}.",
    day: "{{day}} is set to {{category}} in the four-week plan.",
    reserved: "The company has reserved {{day}} for {{category}}.",
  },
  step: {
    own: "This post matches that.",
    substitute: "No matching post was left, so this one comes from the company’s substitute category.",
    best_of: "No matching post was left, so this is one of the best of the last 90 days.",
  },
  stepShort: { own: "As requested", substitute: "Substitute category", best_of: "Best-of" },
  kind: { ORIGINAL: "original", CURATED: "curated" },
  mix: {
    asWanted: "The company’s mix called for a post of type “{{kind}}” next, and this is one.",
    otherKind:
      "The company’s mix called for type “{{wanted}}” next. None was left, so this post is {{kind}}.",
  },
  window: { primary: "primary window", secondary: "secondary window", tertiary: "tertiary window" },
  time: {
    inside: "The time is in the {{window}}, spaced apart from colleagues with the same post.",
    overrun: "The {{window}} was full for this post, so the time is in its overrun.",
    moved: "No time was left on {{day}}, so it moved to this day.",
  },
  tags: "Tags: {{tags}}.",
  language: "Language: {{language}}.",
  goneCategory: "a category that no longer exists",
  gap: {
    skipped: { title: "Skipped", text: "The person skipped this slot." },
    network_off: { title: "Network switched off", text: "The company doesn’t share on this network." },
    not_connected: {
      title: "Network not connected",
      text: "There’s no working connection to this network.",
    },
    out_of_office: {
      title: "Out of office",
      text: "This day falls within an absence. Missed posts aren’t made up for.",
    },
    day_passed: { title: "Day has passed", text: "The plan was made after this day." },
    weekly_limit: { title: "Weekly limit reached", text: "The network’s limit for this week is used up." },
    no_candidate: {
      title: "No matching post",
      text: "No visible, matching post is left that hasn’t already been shared on this network, not even in the substitute category or best-of.",
    },
    too_old: {
      title: "Posts too old",
      text: "There are matching posts, but on this day they’d be older than the company’s limit for autopilot.",
    },
    mix_used_up: {
      title: "Mix used up",
      text: "There are matching posts, but the company’s mix of original and curated posts has no room for them.",
    },
    no_place: {
      title: "No time left",
      text: "Each day has at most one share per window. From this day on, all windows are taken or outside the hours.",
    },
    windows_full: {
      title: "Windows full",
      text: "So many colleagues are sharing the matching posts that no time is left with the required gap between them.",
    },
    days_full: {
      title: "Chosen days full",
      text: "On the chosen days there was no time left. Another working day of this week still has one.",
    },
  },
  withdrawn: {
    choice_changed: "The settings no longer include it.",
    network_off: "The network was switched off.",
    out_of_office: "The day now falls within an absence.",
    post_gone: "The post was killed, has expired or no longer fits.",
    too_old: "On that day the post would be older than the company’s limit.",
    outside_hours: "Its time is outside the current hours.",
  },
};
export type AutopilotWhyTexts = typeof autopilotWhy;
