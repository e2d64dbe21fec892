import type { InputOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type {
  companyCalendar,
  readCompanyShare,
} from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { calendarGroups, calendarGroupStates } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { namesOfAccounts } from "../../identity/identity.api.ts";
import { factsOfShares } from "../shares/present-shares.ts";
import { type CompanyShareFilter, findCompanyShare } from "./company-shares.store.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { presentCompanyShare } from "../shares/share.present.ts";
import type { ShareRow } from "../shares/share.store.ts";

type CompanyShare = OutputOf<typeof readCompanyShare>;
type Filters = Pick<InputOf<typeof companyCalendar>, "network" | "group" | "employeeId">;

/** The filters of a request as conditions on the table. */
export function filterOf(companyId: number, { network, group, employeeId }: Filters): CompanyShareFilter {
  return {
    companyId,
    network: network ?? null,
    states: (group ? [group] : calendarGroups).flatMap((one) => calendarGroupStates[one]),
    employeeId: employeeId ?? null,
  };
}

export async function presentCompanyShares(
  tx: Tx,
  deps: SharingDeps,
  rows: readonly ShareRow[],
): Promise<CompanyShare[]> {
  const facts = await factsOfShares(tx, deps, rows);
  const names = await namesOfAccounts(tx, [...new Set(rows.map((row) => row.userId))]);
  const companies = await namesOfCompanies(tx, [...new Set(rows.map((row) => row.companyId))]);
  return rows.map((row) => presentCompanyShare(row, facts, { names, companies }));
}

export async function showCompanyShare(tx: Tx, deps: SharingDeps, row: ShareRow): Promise<CompanyShare> {
  const [shown] = await presentCompanyShares(tx, deps, [row]);
  if (!shown) throw new Error("a share was lost while it was presented");
  return shown;
}

/** Another company's share is not found: row level security hides it. */
export async function companyShareOf(tx: Tx, id: number): Promise<ShareRow> {
  const found = await findCompanyShare(tx, id);
  if (!found) throw new Refusal("not_found");
  return found;
}
