import { readMonthlyConfig as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { loadFacts } from "../choice-facts.ts";
import { presentMonthly } from "../choice.present.ts";
import { findChoice } from "../choice.store.ts";

export const readMonthlyConfig = query(at, async ({ actor, tx, now }) => {
  const facts = await loadFacts(tx, actor);
  return presentMonthly(facts, await findChoice(tx, facts.userId), localDateOf(now, actor.timeZone));
});
