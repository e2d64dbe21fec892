import { previewMonthly as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { AutopilotDeps } from "../../autopilot.deps.ts";
import { loadFacts } from "../../choices/choice-facts.ts";
import { lookAhead } from "../look-ahead.ts";
import { readMonthlyInput } from "../../choices/read-choice-input.ts";

export const previewMonthlyAutopilot = (deps: AutopilotDeps) =>
  query(at, async (context) => {
    const { input, actor, now, language } = context;
    const facts = await loadFacts(context.tx, actor);
    const today = localDateOf(now, actor.timeZone);
    return lookAhead(deps, context, facts, readMonthlyInput(facts, input, today, language));
  });
