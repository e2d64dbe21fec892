import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { QueryClient } from "@tanstack/react-query";

/** Refetches company details and the user's level in the background. */
export function refreshOnVisit(queries: QueryClient): void {
  for (const { name } of [readAccount, readCompany]) {
    // A running request is recent enough.
    void queries.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false });
  }
}
