import { networks } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { type OperationsDeps, scheduledJobs } from "../operations.deps.ts";

/** A switch for something that does not exist would stop nothing and look as if it did. */
export function checkPlainSwitch(
  deps: OperationsDeps,
  { scope, key }: { readonly scope: "all" | "network" | "cron"; readonly key: string },
): void {
  const known = {
    all: () => key === "",
    network: () => networks.some((network) => network === key),
    cron: () => scheduledJobs(deps).some(({ name }) => name === key),
  };
  if (!known[scope]()) throw new Refusal("not_found");
}

export async function checkCompany(tx: Tx, id: number): Promise<void> {
  const known = Number.isSafeInteger(id) ? await namesOfCompanies(tx, [id]) : [];
  if (known.length === 0) throw new Refusal("not_found");
}
