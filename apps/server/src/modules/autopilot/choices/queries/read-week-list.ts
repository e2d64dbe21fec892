import { readWeekList as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { cycleMondays, weekNameOf } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { query } from "../../../../platform/operation/query.ts";

export const readWeekList = query(at, ({ input }) =>
  Promise.resolve(cycleMondays(input.localDate).map(weekNameOf)),
);
