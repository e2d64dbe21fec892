import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import classes from "./network-row.module.css";
import { markOf } from "@polyphon/web/networks/network-mark.ts";

/** What such a row shows, as words. */
export function networkWords(on: readonly Network[]): string {
  return networks
    .filter((network) => on.includes(network))
    .map((network) => networkNames[network])
    .join(", ");
}

/** Five fixed places, so that rows can be compared. */
export function NetworkRow({ on }: { on: readonly Network[] }) {
  return (
    <span className={classes.networks}>
      {networks.map((network) =>
        on.includes(network) ? (
          <NetworkMark key={network} network={markOf(network)} size={18} label={networkNames[network]} />
        ) : (
          <NetworkMark key={network} network={markOf(network)} size={18} absent />
        ),
      )}
    </span>
  );
}
