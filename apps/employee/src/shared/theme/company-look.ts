import type { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useSyncExternalStore } from "react";
import { companyLookKey as key } from "../session/session.ts";

export interface CompanyLook {
  readonly name: string;
  readonly colour: string;
  readonly logoUrl: string | null;
}

const listeners = new Set<() => void>();

function stored(): CompanyLook | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const look = value as Partial<Record<keyof CompanyLook, unknown>>;
    if (typeof look.name !== "string" || typeof look.colour !== "string") return null;
    return {
      name: look.name,
      colour: look.colour,
      logoUrl: typeof look.logoUrl === "string" ? look.logoUrl : null,
    };
  } catch {
    // Something else wrote there; the neutral look is always right.
    return null;
  }
}

let current = stored();

function change(look: CompanyLook | null): void {
  if (JSON.stringify(look) === JSON.stringify(current)) return;
  current = look;
  if (look) localStorage.setItem(key, JSON.stringify(look));
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Kept beside the session, so that a reload does not flash in neutral colours. */
export const companyLook = {
  show(company: OutputOf<typeof readCompany>): void {
    change({ name: company.companyName, colour: company.themeColor, logoUrl: company.logo });
  },
  clear(): void {
    change(null);
  },
};

export function useCompanyLook(): CompanyLook | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
