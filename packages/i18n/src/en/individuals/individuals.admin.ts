import type { BillingPeriod } from "@polyphon/contract/individuals/individuals.ts";
import { networkNames } from "../networks/networks.shared.ts";

export const individuals = {
  "slider-images": {
    title: "Slider images",
    add: "Add slider image",
    editTitle: "Edit slider image",
    search: "Search by title",
    empty: "No slider images yet",
    emptyText: "Individual users see these images in turn when they open the app.",
    fields: { title: "Title", image: "Image", displayOrder: "Display order" },
    help: {
      title: "At most 255 characters. Read aloud in place of the image.",
      displayOrder: "A positive number; lower numbers come first. You can also reorder images in the list.",
    },
  },
  "content-areas": {
    title: "Content areas",
    add: "Add content area",
    editTitle: "Edit content area",
    search: "Search by title",
    empty: "No content areas yet",
    emptyText: "A content area is a subject that individual users choose. Its categories contain the posts.",
    fields: { title: "Title", titleDe: "German title", categories: "Categories", active: "Active" },
    help: {
      title: "At most 100 characters. Must be unique.",
      titleDe: "If left empty, German readers see the English title.",
      categories: "At least one. The area offers posts from these categories.",
      active: "Only active areas can be chosen.",
    },
  },
  "subscription-plans": {
    title: "Subscription plans",
    add: "Add plan",
    editTitle: "Edit subscription plan",
    search: "Search by title",
    empty: "No plans",
    emptyText: "Individual users choose one of these plans.",
    fields: {
      title: "Title",
      amount: "Amount",
      billingPeriod: "Billing period",
      networks: "Networks",
      categoriesCount: "Categories",
      postsPerDay: "Posts per day",
      autopilot: "Autopilot",
      analytics: "Analytics",
      socialSellingIndex: "Social selling index",
    },
    help: {
      title: "At most 100 characters. Must be unique.",
      amount: "Per billing period.",
      networks: "At least one.",
      categoriesCount: "How many content areas the person can choose.",
      postsPerDay: "How many posts are offered per day.",
      autopilot: "Autopilot plans shares for the person.",
      analytics: "The person sees figures for their own shares.",
      socialSellingIndex: "The person sees their own score.",
    },
    choices: {
      billingPeriod: { MONTHLY: "Monthly", QUARTERLY: "Quarterly", YEARLY: "Yearly" } satisfies Record<
        BillingPeriod,
        string
      >,
      networks: networkNames,
    },
    sections: {
      offer: { title: "Offer", text: "Name and price." },
      holds: { title: "What’s included", text: "What someone with this plan can use." },
    },
  },
};
