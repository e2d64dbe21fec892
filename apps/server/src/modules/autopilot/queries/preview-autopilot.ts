import { previewPlan as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { AutopilotNeeds } from "../autopilot.needs.ts";
import { loadFacts } from "../choice-facts.ts";
import { lookAhead } from "../look-ahead.ts";

export const previewAutopilot = (needs: AutopilotNeeds) =>
  query(at, async (context) => lookAhead(needs, context, await loadFacts(context.tx, context.actor), null));
