import { useSyncExternalStore } from "react";

/** A company's branding: its name, colour and logo. */
export interface CompanyLook {
  readonly companyName: string;
  readonly themeColor: string;
  readonly logo: string | null;
}

export interface LookStore {
  /** Null for the product's own branding. */
  readonly change: (look: CompanyLook | null) => void;
  readonly useLook: () => CompanyLook | null;
}

function readLook(key: string): CompanyLook | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { companyName, themeColor, logo } = value as Partial<Record<keyof CompanyLook, unknown>>;
    if (typeof companyName !== "string" || typeof themeColor !== "string") return null;
    return { companyName, themeColor, logo: typeof logo === "string" ? logo : null };
  } catch {
    // Something else wrote there; the product's own branding is always a safe fallback.
    return null;
  }
}

/** Stores the branding beside the session, so that a reload does not flash in other colours. */
export function makeLookStore(key: string): LookStore {
  const listeners = new Set<() => void>();
  let current = readLook(key);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    change: (look) => {
      if (JSON.stringify(look) === JSON.stringify(current)) return;
      current = look;
      if (look) localStorage.setItem(key, JSON.stringify(look));
      else localStorage.removeItem(key);
      for (const listener of listeners) listener();
    },
    useLook: () => useSyncExternalStore(subscribe, () => current),
  };
}
