import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { QueryClient } from "@tanstack/react-query";

/** Company details and the user's level are read again, without anybody waiting for it. */
export function refreshOnVisit(queries: QueryClient): void {
  for (const { name } of [readAccount, readCompany]) {
    // What is being read right now is new enough.
    void queries.invalidateQueries({ queryKey: [name] }, { cancelRefetch: false });
  }
}
