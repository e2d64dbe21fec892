import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NetworkChip } from "@polyphon/ui/social/networks/network-chip.tsx";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../../shared/text/text.ts";
import { formatList } from "../../../../shared/time/formats.ts";
import { ChoiceSet } from "./choice-set.tsx";
import { toggled } from "./toggled.ts";

export interface NetworkPickerProps {
  /** The company's networks. */
  offered: readonly {
    readonly socialNetwork: Network;
    readonly connected: boolean;
    readonly assisted: boolean;
  }[];
  chosen: readonly Network[];
  missing: boolean;
  onChange: (chosen: readonly Network[]) => void;
}

/** The networks that the autopilot shares on. One without a connection can be chosen and shows that it waits for it. */
export function NetworkPicker({ offered, chosen, missing, onChange }: NetworkPickerProps) {
  const waiting = offered.filter(
    ({ socialNetwork, connected }) => !connected && chosen.includes(socialNetwork),
  );
  const byHand = offered.filter(({ socialNetwork, assisted }) => assisted && chosen.includes(socialNetwork));
  return (
    <ChoiceSet
      label={t("autopilot.networks.label")}
      hint={
        waiting[0]
          ? t("autopilot.networks.notConnected", { network: nameOf(waiting[0].socialNetwork) })
          : t("autopilot.networks.hint")
      }
      note={
        byHand.length > 0
          ? t("autopilot.networks.byHand", {
              networks: formatList(byHand.map(({ socialNetwork }) => nameOf(socialNetwork))),
            })
          : undefined
      }
      fault={missing ? t("autopilot.fault.network") : null}
    >
      {offered.map(({ socialNetwork, assisted }) => (
        <NetworkChip
          key={socialNetwork}
          network={markOf(socialNetwork)}
          name={nameOf(socialNetwork)}
          note={assisted ? t("autopilot.networks.byHandNote") : undefined}
          state={chosen.includes(socialNetwork) ? "selected" : "connected"}
          onToggle={() => onChange(toggled(chosen, socialNetwork))}
        />
      ))}
    </ChoiceSet>
  );
}
