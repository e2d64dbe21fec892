export interface KnownBrowser {
  /** What goes along with a sign-in. */
  read(): { readonly knownBrowser?: string };
  keep(answer: { readonly knownBrowser?: string | undefined }): void;
}

/**
 * That the last account was signed in with this browser. The server made it and judges it; it opens nothing, and stays when
 * the session ends, because it is needed before the next one.
 */
export function makeKnownBrowser(key: string): KnownBrowser {
  return {
    read: () => {
      const kept = localStorage.getItem(key);
      return kept === null ? {} : { knownBrowser: kept };
    },
    keep: ({ knownBrowser }) => {
      if (knownBrowser !== undefined) localStorage.setItem(key, knownBrowser);
    },
  };
}
