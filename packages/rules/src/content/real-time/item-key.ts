/** Parameters that track where a reader came from and do not change what is shown. */
const tracking = /^(?:utm_|mc_|fbclid$|gclid$|igshid$|wt_)/i;

/** One key per page, whatever tracking parameters a feed adds to its address. */
export function itemKey(address: string): string {
  const url = new URL(address);
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => !tracking.test(name)));
  kept.sort();
  const host = url.host.replace(/^(?:www\.)+(?=[^.]+\.)/, "").replace(/:(?:80|443)$/, "");
  const path = url.pathname.replace(/\/+$/, "");
  const query = kept.toString();
  return `${host}${path}${query === "" ? "" : `?${query}`}`;
}
