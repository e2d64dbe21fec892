import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";
import type { Share } from "../share-model.ts";

function countByNetwork(shares: readonly Share[]): [Network, number][] {
  const counts = new Map<Network, number>();
  for (const { network } of shares) counts.set(network, (counts.get(network) ?? 0) + 1);
  return [...counts];
}

function useWaiting(state: "HELD" | "UNCONFIRMED") {
  const shares = useEndpoint(listShares, { state, limit: 100 }).data?.items ?? [];
  // A stop by the company is nothing the user can fix.
  return countByNetwork(shares.filter(({ reason }) => reason !== "kill_switch"));
}

/** Shares that need their owner's attention. Empty when there are none. */
export function ShareNeeds() {
  const held = useWaiting("HELD");
  const unconfirmed = useWaiting("UNCONFIRMED");
  const strips: [TextKey, [Network, number][]][] = [
    ["sharing.needs.held", held],
    ["sharing.needs.unconfirmed", unconfirmed],
  ];
  return strips.flatMap(([key, counts]) =>
    counts.map(([network, count]) => (
      <NoticeStrip key={`${key} ${network}`} tone="warn">
        {t(key, { count, network: nameOf(network) })}
      </NoticeStrip>
    )),
  );
}
