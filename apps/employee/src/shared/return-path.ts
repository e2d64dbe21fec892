const key = "polyphon-return-path";

/** Where the user was before leaving for a network, for the way back. */
export const returnPath = {
  keep(): void {
    sessionStorage.setItem(key, location.pathname + location.search);
  },
  take(): string | null {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    // Only an address of this app: whoever can write here must not send people elsewhere.
    return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
  },
};
