import type { Tx } from "../../../platform/db/transaction.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { type AutopilotFacts, autopilotFactsOf } from "../../companies/companies.api.ts";
import {
  type AwayDays,
  awayDaysOf,
  type FrontUserAccount,
  listFrontUsers,
} from "../../identity/identity.api.ts";
import { type ChoiceRow, choicesOf } from "./people-choices.store.ts";
import { reachedCompanies } from "./control.policy.ts";

/** An employee with all that the autopilot knows of them. */
export interface DeskPerson {
  readonly account: FrontUserAccount;
  readonly name: string;
  readonly company: AutopilotFacts;
  readonly choice: ChoiceRow | null;
  readonly away: AwayDays | null;
}

interface PeopleWish {
  readonly search?: string | undefined;
  readonly company?: readonly number[] | undefined;
  readonly on?: "true" | "false" | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page of employees by name, with one question to each table and not to each person. */
export async function peoplePage(
  tx: Tx,
  actor: StaffActor,
  wish: PeopleWish,
): Promise<{ readonly people: readonly DeskPerson[]; readonly next: string | null }> {
  const after = readCursor(wish.after, ["string", "number"]);
  const { rows, next } = await listFrontUsers(
    tx,
    {
      search: wish.search ?? null,
      companyIds: reachedCompanies(actor, wish.company),
      statuses: null,
      levels: null,
      types: null,
      light: null,
      autopilot: wish.on === undefined ? undefined : wish.on === "true",
      also: [],
    },
    { sort: "name", after: after && { key: String(after[0]), id: Number(after[1]) }, limit: wish.limit },
  );
  const ids = rows.map(({ id }) => id);
  const [companies, choices, away] = await Promise.all([
    autopilotFactsOf(
      tx,
      rows.map(({ company }) => company.id),
    ),
    choicesOf(tx, ids),
    awayDaysOf(tx, ids),
  ]);
  return {
    people: rows.flatMap((account) => {
      const company = companies.get(account.company.id);
      if (!company) return [];
      const name = `${account.firstName} ${account.lastName}`.trim();
      const [choice, days] = [choices.get(account.id) ?? null, away.get(account.id) ?? null];
      return [{ account, name, company, choice, away: days }];
    }),
    next: next && makeCursor(next.key, next.id),
  };
}
