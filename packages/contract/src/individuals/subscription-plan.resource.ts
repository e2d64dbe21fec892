import { z } from "zod";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";
import { networks } from "../networks/networks.ts";
import { billingPeriods } from "./individuals.ts";

const { plan } = limits;

/** What an individual user subscribes to. The plans are fixed; staff change their price and contents. */
export const subscriptionPlan = resource({
  name: "subscription-plans",
  module: "individuals",
  ref: "subscriptionPlan",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(plan.titleMax), section: "offer" },
    /** In cents, so that no sum is ever rounded. */
    amount: {
      kind: "number",
      cents: true,
      schema: z.number().int().min(0).max(plan.amountMax),
      section: "offer",
    },
    billingPeriod: {
      kind: "choice",
      choices: billingPeriods,
      schema: z.enum(billingPeriods),
      section: "offer",
      beside: true,
    },
    networks: {
      kind: "choices",
      choices: networks,
      schema: z.array(z.enum(networks)).min(1).max(networks.length),
      section: "holds",
    },
    categoriesCount: {
      kind: "number",
      schema: z.number().int().min(1).max(plan.categoriesMax),
      section: "holds",
    },
    postsPerDay: {
      kind: "number",
      schema: z.number().int().min(1).max(plan.postsPerDayMax),
      section: "holds",
      beside: true,
    },
    autopilot: { kind: "switch", schema: z.boolean(), section: "holds" },
    analytics: { kind: "switch", schema: z.boolean(), section: "holds" },
    socialSellingIndex: { kind: "switch", schema: z.boolean(), section: "holds" },
  },
  columns: ["title", "amount", "billingPeriod", "networks", "autopilot", "analytics"],
  searchIn: ["title"],
  sortBy: "title",
  sorts: ["amount"],
  filters: ["billingPeriod", "autopilot"],
  access: { list: "list_individual_liable_subscription_plan" },
  screens: { list: "/admin/subscription-plans", edit: "/admin/edit-subscription-plan/:id" },
  writes: "edit",
  owner: "provider",
});
