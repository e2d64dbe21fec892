import { readCompanyLook } from "@polyphon/contract/companies/companies.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useSyncExternalStore } from "react";
import type { Account } from "../session/account.ts";
import { companyLookKey as key } from "./company-look-key.ts";
import { session } from "../session/session.ts";

export type CompanyLook = NonNullable<OutputOf<typeof readCompanyLook>["look"]>;

const listeners = new Set<() => void>();

function stored(): CompanyLook | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { companyName, themeColor, logo } = value as Partial<Record<keyof CompanyLook, unknown>>;
    if (typeof companyName !== "string" || typeof themeColor !== "string") return null;
    return { companyName, themeColor, logo: typeof logo === "string" ? logo : null };
  } catch {
    // Something else wrote there; the house's look is always right.
    return null;
  }
}

let current = session.read() === null ? null : stored();

function change(look: CompanyLook | null): void {
  if (JSON.stringify(look) === JSON.stringify(current)) return;
  current = look;
  if (look) localStorage.setItem(key, JSON.stringify(look));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}
session.subscribe(() => {
  if (session.read() === null) change(null);
});

/** What a company's staff see around their work; kept, so that a reload does not flash in the house's colours. */
export function useCompanyLook(): CompanyLook | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** Asks for the look of the company that somebody acts for. */
export function useFreshLook(account: Account | undefined): void {
  const own = account?.companyId ?? null;
  const { data } = useEndpoint(readCompanyLook, {}, { enabled: own !== null, staleTime: 300_000 });
  const look = data?.look ?? null;
  useEffect(() => {
    if (account && own === null) change(null);
    if (own !== null && look) change(look);
  }, [account, own, look]);
}
