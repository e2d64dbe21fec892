import type { BadgeCategory, BadgeFamily } from "@polyphon/contract/recognition/recognition.ts";

export const recognition = {
  badges: {
    title: "Badge posts",
    editTitle: "Edit badge post",
    search: "Search by title",
    empty: "No badges",
    emptyText:
      "Employees earn badges for sharing, streaks, reach, own posts and learning, and can post them.",
    fields: {
      family: "Family",
      category: "Category",
      level: "Level",
      threshold: "Earned at",
      title: "Title",
      titleDe: "Title in German",
      content: "Content",
      contentDe: "Content in German",
      badgePostTitle: "Title of the post",
      badgePostTitleDe: "Title of the post in German",
      socialCopy: "Social copy",
      socialCopyDe: "Social copy in German",
      image: "Image",
    },
    help: {
      title: "At most 250 characters.",
      titleDe: "What German readers see.",
      content: "What the congratulation says.",
      contentDe: "What it says to German readers.",
      socialCopy: "The words somebody begins with who shares the badge. Up to 280 characters fit on X.",
      socialCopyDe: "The words a German reader begins with. Up to 280 characters fit on X.",
      image: "Goes out with the post. The product draws one where nobody uploads another.",
    },
    choices: {
      family: {
        SHARING: "Sharing",
        STREAK: "Streak",
        REACH: "Reach",
        VOICE: "Voice",
        LEARNING: "Learning",
      } satisfies Record<BadgeFamily, string>,
      category: { ACTIVITY: "Activity", IMPACT: "Impact", GROWTH: "Growth" } satisfies Record<
        BadgeCategory,
        string
      >,
    },
    sections: {
      badge: { title: "Badge", text: "What somebody reads who earns it." },
      post: {
        title: "Badge post",
        text: "What somebody begins with who shares it. They may change the words.",
      },
    },
  },
};
