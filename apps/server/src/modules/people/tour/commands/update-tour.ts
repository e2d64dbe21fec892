import { updateTour as at } from "@polyphon/contract/people/tour.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { finishTour, skipTour } from "../../../identity/identity.api.ts";

export const updateTour = command(at, ({ input, actor, tx }) =>
  input.actionType === "skip" ? skipTour(tx, actor.accountId) : finishTour(tx, actor.accountId),
);
