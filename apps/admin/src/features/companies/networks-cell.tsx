import type { CellProps, Widget } from "@polyphon/admin-kit/widgets/widget.ts";
import { choices } from "@polyphon/admin-kit/widgets/choice/choices.tsx";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NetworkRow } from "../../shared/networks/network-row.tsx";

function NetworksCell({ value }: CellProps) {
  return <NetworkRow on={(Array.isArray(value) ? value : []) as readonly Network[]} />;
}

export const networksCell: Widget = { ...choices, Cell: NetworksCell };
