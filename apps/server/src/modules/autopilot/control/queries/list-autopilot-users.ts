import { listAutopilotUsers as at } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { type ListedPerson, peoplePage } from "../people-page.ts";
import { filtersOf } from "../filters-of.ts";

type Row = OutputOf<typeof at>["items"][number];

function choiceOf({ choice, company }: ListedPerson): Row["choice"] {
  if (!choice) return null;
  const { shareTimeFrom: from, shareTimeTo: to } = choice;
  return {
    ...filtersOf(choice, company.cycle),
    networks: [...choice.networks],
    days: [...choice.days],
    hours: from === null || to === null ? null : { from, to },
    savedAt: choice.updatedAt.toISOString(),
  };
}

export const listAutopilotUsers = query(at, async ({ input, actor, tx, now, guard }) => {
  const { people, next } = await peoplePage(tx, { actor, guard }, input);
  return {
    items: people.map((person) => {
      const { account, on, company, away } = person;
      const today = localDateOf(now, company.timeZone);
      const coming = away && away.to >= today ? away : null;
      const isAway = coming !== null && coming.from <= today;
      return {
        id: account.id,
        name: person.name,
        email: account.email,
        company: { id: company.id, name: company.name },
        state: on ? (isAway ? ("AWAY" as const) : ("ON" as const)) : ("OFF" as const),
        away: coming,
        cycle: company.cycle,
        choice: choiceOf(person),
      };
    }),
    next,
  };
});
