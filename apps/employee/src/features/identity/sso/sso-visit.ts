const key = "polyphon-sso-visit";

interface Visit {
  readonly state: string;
  readonly next: string | null;
}

function isVisit(value: unknown): value is Visit {
  return typeof value === "object" && value !== null && "state" in value && typeof value.state === "string";
}

/** Who left for the provider from this tab. A return started elsewhere would sign the user in as a stranger. */
export const ssoVisit = {
  keep(url: string, next: string | null): void {
    const state = new URL(url).searchParams.get("state");
    sessionStorage.setItem(key, JSON.stringify({ state, next }));
  },
  read(state: string): { readonly next: string | null } | null {
    try {
      const visit: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
      return isVisit(visit) && visit.state === state ? { next: visit.next } : null;
    } catch {
      return null;
    }
  },
  end(): void {
    sessionStorage.removeItem(key);
  },
};
