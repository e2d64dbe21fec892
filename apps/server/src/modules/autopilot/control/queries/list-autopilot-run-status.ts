import { listAutopilotRunStatus as at } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { isUsable } from "@polyphon/rules/networks/connection-mark.ts";
import { obstaclesOf } from "@polyphon/rules/autopilot/runs/run-obstacles.ts";
import { isoWeekRange, localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { connectionMarks } from "../../../networks/networks.api.ts";
import { countPlanned } from "../../../sharing/sharing.api.ts";
import { peoplePage } from "../people-page.ts";
import { filtersOf } from "../filters-of.ts";

export const listAutopilotRunStatus = query(at, async ({ input, actor, tx, now, guard }) => {
  const { people, next } = await peoplePage(tx, { actor, guard }, input);
  const marks = await connectionMarks(
    tx,
    people.map(({ account }) => account.id),
    now,
  );
  const counts = await countPlanned(
    tx,
    people.map(({ account, company }) => {
      const { from, until } = isoWeekRange(now, company.timeZone);
      return {
        userId: account.id,
        from,
        next: until,
        until: isoWeekRange(until, company.timeZone).until,
      };
    }),
  );
  return {
    items: people.map(({ account, on, name, company, choice, away }) => {
      const today = localDateOf(now, company.timeZone);
      const planned = counts.get(account.id);
      const works = (marks.get(account.id) ?? []).filter(({ mark }) => isUsable(mark));
      return {
        id: account.id,
        name,
        email: account.email,
        company: { id: company.id, name: company.name },
        on,
        plannedAt: choice?.plannedAt?.toISOString() ?? null,
        thisWeek: planned?.first ?? 0,
        nextWeek: planned?.second ?? 0,
        gaps: choice?.gapCount ?? 0,
        obstacles: obstaclesOf({
          companyOn: company.on,
          accountActive: account.status === "ENABLED",
          light: account.lightFrontUser,
          on,
          // The company's reserved days fill weeks for which the person chose nothing.
          configured:
            choice !== null && (company.cycle === "MONTHLY" || filtersOf(choice, company.cycle).filters > 0),
          networks: choice?.networks ?? [],
          connected: works.map(({ network }) => network),
          away: away !== null && away.from <= today && today <= away.to,
          planned: choice !== null && choice.plannedAt !== null,
          gaps: choice?.gapCount ?? 0,
        }),
      };
    }),
    next,
  };
});
