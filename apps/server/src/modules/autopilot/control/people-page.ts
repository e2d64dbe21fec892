import type { Tx } from "../../../platform/db/transaction.ts";
import type { CallGuard } from "../../../platform/guard/call-guard.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { type AutopilotFacts, autopilotFactsOf } from "../../companies/companies.api.ts";
import { type FrontUserAccount, listFrontUsers } from "../../identity/identity.api.ts";
import { autopilotCondition, settingsOf } from "../choices/autopilot-setting.store.ts";
import { type ChoiceRow, choicesOf } from "./people-choices.store.ts";
import { accessibleCompanies } from "./control.policy.ts";

export interface ListedPerson {
  readonly account: FrontUserAccount;
  readonly on: boolean;
  readonly name: string;
  readonly company: AutopilotFacts;
  readonly choice: ChoiceRow | null;
  readonly away: { readonly from: string; readonly to: string } | null;
}

interface PeopleFilter {
  readonly search?: string | undefined;
  readonly company?: readonly number[] | undefined;
  readonly on?: "true" | "false" | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** One page of employees by name, with one query per table and not per person. */
export async function peoplePage(
  tx: Tx,
  { actor, guard }: { readonly actor: StaffActor; readonly guard: CallGuard },
  filter: PeopleFilter,
): Promise<{ readonly people: readonly ListedPerson[]; readonly next: string | null }> {
  const companyIds = accessibleCompanies(actor, filter.company);
  const { rows, next } = await listFrontUsers(
    tx,
    {
      search: filter.search ?? null,
      companyIds,
      leaveOut: guard.leaveOut,
      statuses: null,
      levels: null,
      types: null,
      light: null,
      signedIn: null,
      also: filter.on === undefined ? [] : [autopilotCondition(filter.on === "true", companyIds)],
    },
    { sort: "name", after: filter.after, limit: filter.limit },
  );
  const ids = rows.map(({ id }) => id);
  const [companies, choices, settings] = await Promise.all([
    autopilotFactsOf(
      tx,
      rows.map(({ company }) => company.id),
    ),
    choicesOf(tx, ids),
    settingsOf(tx, ids),
  ]);
  return {
    people: rows.flatMap((account) => {
      const company = companies.get(account.company.id);
      if (!company) return [];
      const name = `${account.firstName} ${account.lastName}`.trim();
      const { on = false, awayFrom = null, awayTo = null } = settings.get(account.id) ?? {};
      const away = awayFrom !== null && awayTo !== null ? { from: awayFrom, to: awayTo } : null;
      return [{ account, on, name, company, choice: choices.get(account.id) ?? null, away }];
    }),
    next,
  };
}
