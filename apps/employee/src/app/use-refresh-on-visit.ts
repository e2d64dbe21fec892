import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

/** Whoever clicks through the app quickly asks once. */
const freshForMs = 10_000;

/** On each change of screen company details and the user's level are read again, without anybody waiting for it. */
export function useRefreshOnVisit(path: string): void {
  const queries = useQueryClient();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    for (const { name } of [readAccount, readCompany]) {
      const read = queries.getQueryState([name, {}])?.dataUpdatedAt ?? 0;
      if (Date.now() - read > freshForMs) void queries.invalidateQueries({ queryKey: [name] });
    }
  }, [path, queries]);
}
