import { resubmitPost as at } from "@polyphon/contract/editorial/editorial.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { EditorialDeps } from "../../editorial.deps.ts";
import { takeStep } from "../take-step.ts";

export const resubmitPost = (deps: EditorialDeps) =>
  command(at, ({ input, actor, tx, now }) => {
    const { id, version } = input;
    return takeStep(tx, deps, actor, { id, version, action: "RESUBMIT", said: {} }, now);
  });
