import { previewClassic as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import type { AutopilotNeeds } from "../autopilot.needs.ts";
import { loadFacts } from "../choice-facts.ts";
import { lookAhead } from "../look-ahead.ts";
import { readClassicWish } from "../read-wish.ts";

export const previewClassicAutopilot = (needs: AutopilotNeeds) =>
  query(at, async (context) => {
    const facts = await loadFacts(context.tx, context.actor);
    return lookAhead(needs, context, facts, readClassicWish(facts, context.input, context.language));
  });
