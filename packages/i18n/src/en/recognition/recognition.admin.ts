import type { BadgeCategory, BadgeFamily } from "@polyphon/contract/recognition/recognition.ts";

export const recognition = {
  badges: {
    title: "Badge posts",
    editTitle: "Edit badge post",
    search: "Search by title",
    empty: "No badges",
    emptyText:
      "Employees earn badges for sharing, streaks, reach, own posts and learning, and can share them.",
    fields: {
      family: "Family",
      category: "Category",
      level: "Level",
      threshold: "Earned at",
      title: "Title",
      titleDe: "German title",
      content: "Content",
      contentDe: "German content",
      badgePostTitle: "Post title",
      badgePostTitleDe: "German post title",
      socialCopy: "Social copy",
      socialCopyDe: "German social copy",
      image: "Image",
    },
    help: {
      title: "At most 250 characters.",
      titleDe: "Shown to German readers.",
      content: "The congratulation text.",
      contentDe: "The congratulation text for German readers.",
      socialCopy: "The suggested text when someone shares the badge. X allows up to 280 characters.",
      socialCopyDe: "The suggested text for German readers. X allows up to 280 characters.",
      image: "Published with the post. If you don’t upload one, an image is generated.",
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
      badge: { title: "Badge", text: "What people see when they earn it." },
      post: {
        title: "Badge post",
        text: "The starting point when someone shares it. They can change the text.",
      },
    },
  },
};
