import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";

export const tourActions = ["skip", "finish"] as const;
export type TourAction = (typeof tourActions)[number];

/** How somebody left the tour: skipped, so that it is shown again a few times, or completed. */
export const updateTour = endpoint({
  name: "update-onboarding-tour-info",
  method: "PATCH",
  path: "/services/front/api/user/update-onboarding-tour-info",
  about: "none",
  access: { front: "tour" },
  changes: ["account"],
  input: z.object({ actionType: z.enum(tourActions) }),
  output: z.object({ isOnboardingTourVisited: z.boolean(), onboardingTourSkipCount: z.number().int() }),
  errors: [],
});
