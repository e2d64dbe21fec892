/** Pages with a screen of their own, which is not open to everybody. */
const elsewhere = new Set(["help"]);

/** The key of an address; null when no page can have it, so that nobody need be asked. */
export function pageKeyOf(address: string): string | null {
  return /^[a-z0-9][a-z0-9_-]{0,59}$/.test(address) && !elsewhere.has(address) ? address : null;
}
