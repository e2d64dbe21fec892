import type { BillingPeriod } from "@polyphon/contract/individuals/individuals.ts";
import { networkNames } from "../networks/networks.shared.ts";

export const individuals = {
  "slider-images": {
    title: "Slider images",
    add: "Add slider image",
    editTitle: "Edit slider image",
    search: "Search by title",
    empty: "No slider images yet",
    emptyText: "Individual users see these images in turn when they come in.",
    fields: { title: "Title", image: "Image", displayOrder: "Display order" },
    help: {
      title: "At most 255 characters. Read out in place of the image.",
      displayOrder: "A positive number; smaller comes first. In the list images are moved by hand.",
    },
  },
  "content-areas": {
    title: "Content areas",
    add: "Add content area",
    editTitle: "Edit content area",
    search: "Search by title",
    empty: "No content areas yet",
    emptyText: "A content area is a subject that individual users choose; its categories hold the posts.",
    fields: { title: "Title", titleDe: "Title in German", categories: "Categories", active: "Active" },
    help: {
      title: "At most 100 characters. Each title exists once.",
      titleDe: "Left empty, German readers see the English one.",
      categories: "At least one. Posts of these are offered in it.",
      active: "Only active areas can be chosen.",
    },
  },
  "subscription-plans": {
    title: "Subscription plans",
    add: "Add plan",
    editTitle: "Edit subscription plan",
    search: "Search by title",
    empty: "No plans",
    emptyText: "Individual users take one of these plans.",
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
      title: "At most 100 characters. Each title exists once.",
      amount: "For one billing period.",
      networks: "At least one.",
      categoriesCount: "How many content areas somebody may choose.",
      postsPerDay: "How many posts are offered on a day.",
      autopilot: "Shares are planned for the person.",
      analytics: "The person sees figures of own shares.",
      socialSellingIndex: "The person sees the own score.",
    },
    choices: {
      billingPeriod: { MONTHLY: "Monthly", QUARTERLY: "Quarterly", YEARLY: "Yearly" } satisfies Record<
        BillingPeriod,
        string
      >,
      networks: networkNames,
    },
    sections: {
      offer: { title: "Offer", text: "What it is called and what it costs." },
      holds: { title: "What it holds", text: "What somebody with this plan may use." },
    },
  },
};
