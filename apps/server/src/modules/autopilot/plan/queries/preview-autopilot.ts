import { previewPlan as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { loadFacts } from "../../choices/choice-facts.ts";
import { lookAhead } from "../look-ahead.ts";

export const previewAutopilot = (deps: AutopilotDeps) =>
  query(at, async (context) => lookAhead(deps, context, await loadFacts(context.tx, context.actor), null));
