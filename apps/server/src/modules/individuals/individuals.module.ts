import { contentArea } from "@polyphon/contract/individuals/content-area.resource.ts";
import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { subscriptionPlan } from "@polyphon/contract/individuals/subscription-plan.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import type { IndividualsDeps } from "./individuals.deps.ts";

export function individuals({ lookups }: IndividualsDeps): Module {
  return {
    name: "individuals",
    operations: [
      ...serveResource(
        sliderImage,
        {
          name: "slider_image",
          columns: { title: "title", image: { picture: "media_id" }, displayOrder: "display_order" },
        },
        lookups,
      ),
      ...serveResource(
        contentArea,
        {
          name: "content_area",
          columns: {
            title: "title",
            titleDe: "title_de",
            categories: {
              link: { table: "content_area_category", from: "content_area_id", to: "category_id" },
            },
            active: "active",
          },
        },
        lookups,
      ),
      ...serveResource(
        subscriptionPlan,
        {
          name: "subscription_plan",
          columns: {
            title: "title",
            amount: "amount",
            billingPeriod: "billing_period",
            networks: "networks",
            categoriesCount: "categories_count",
            postsPerDay: "posts_per_day",
            autopilot: "autopilot",
            analytics: "analytics",
            socialSellingIndex: "social_selling_index",
          },
        },
        lookups,
      ),
    ],
    jobs: [],
    listeners: [],
  };
}
