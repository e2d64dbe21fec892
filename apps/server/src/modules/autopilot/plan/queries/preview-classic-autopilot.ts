import { previewClassic as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { loadFacts } from "../../choices/choice-facts.ts";
import { lookAhead } from "../look-ahead.ts";
import { readClassicInput } from "../../choices/read-choice-input.ts";

export const previewClassicAutopilot = (deps: AutopilotDeps) =>
  query(at, async (context) => {
    const facts = await loadFacts(context.tx, context.actor);
    return lookAhead(deps, context, facts, readClassicInput(facts, context.input, context.language));
  });
