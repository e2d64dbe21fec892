/** Pages with a screen of their own, which is not public. */
const elsewhere = new Set(["help"]);

/** The key in an address; null when no page can have it, so that no request is needed. */
export function pageKeyOf(address: string): string | null {
  return /^[a-z0-9][a-z0-9_-]{0,59}$/.test(address) && !elsewhere.has(address) ? address : null;
}
