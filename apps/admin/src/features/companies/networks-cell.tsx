import type { CellProps, Widget } from "@polyphon/admin-kit/widgets/widget.ts";
import { choices } from "@polyphon/admin-kit/widgets/choices.tsx";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { NetworkMark } from "@polyphon/ui/social/network-mark.tsx";
import { networkMarks } from "../../shared/network-marks.ts";
import classes from "./companies.module.css";

/** Five fixed places, so that rows can be compared. */
function NetworksCell({ value }: CellProps) {
  const on = (Array.isArray(value) ? value : []) as readonly Network[];
  return (
    <span className={classes.networks}>
      {networks.map((network) =>
        on.includes(network) ? (
          <NetworkMark
            key={network}
            network={networkMarks[network]}
            size={18}
            label={networkNames[network]}
          />
        ) : (
          <NetworkMark key={network} network={networkMarks[network]} size={18} absent />
        ),
      )}
    </span>
  );
}

export const networksCell: Widget = { ...choices, Cell: NetworksCell };
