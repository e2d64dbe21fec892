import { countUnread } from "@polyphon/contract/notifications/notifications.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useMe } from "../../shared/session/me.ts";

/** Polled, except where it would be refused. */
export function useUnread(): number {
  const { restriction } = useMe().account.can;
  const { data } = useEndpoint(
    countUnread,
    {},
    { enabled: restriction === null, refetchInterval: 60_000, retry: false },
  );
  return data?.count ?? 0;
}
