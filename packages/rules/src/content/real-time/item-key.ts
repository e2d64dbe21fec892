/** Tells where a reader came from and nothing about what is read. */
const tracking = /^(?:utm_|mc_|fbclid$|gclid$|igshid$|wt_)/i;

/** One key for one page, however a feed decorates its address. */
export function itemKey(address: string): string {
  const url = new URL(address);
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !tracking.test(name)));
  kept.sort();
  const host = url.host.replace(/^(?:www\.)+(?=[^.]+\.)/, "").replace(/:(?:80|443)$/, "");
  const path = url.pathname.replace(/\/+$/, "");
  const query = kept.toString();
  return `${host}${path}${query === "" ? "" : `?${query}`}`;
}
