import { publishPost as at } from "@polyphon/contract/editorial/editorial.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import type { EditorialNeeds } from "../editorial.port.ts";
import { takeStep } from "../take-step.ts";

export const publishPost = (needs: EditorialNeeds) =>
  command(at, ({ input, actor, tx, now }) => {
    const { id, version } = input;
    return takeStep(tx, needs, actor, { id, version, action: "PUBLISH", said: {} }, now);
  });
