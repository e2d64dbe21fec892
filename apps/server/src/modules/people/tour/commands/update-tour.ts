import { updateTour as at } from "@polyphon/contract/people/tour.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { finishTour, skipTour } from "../tour.store.ts";

/** A group's account has the tour of the employee behind it. */
export const updateTour = command(at, async ({ input, actor, tx }) => {
  const personId = actor.primaryAccountId ?? actor.accountId;
  const { visited, skips } =
    input.actionType === "skip" ? await skipTour(tx, personId) : await finishTour(tx, personId);
  return { isOnboardingTourVisited: visited, onboardingTourSkipCount: skips };
});
