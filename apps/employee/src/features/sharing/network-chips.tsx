import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NetworkChip } from "@polyphon/ui/social/network-chip.tsx";
import { useId } from "react";
import { markOf, nameOf } from "../../shared/networks.ts";
import { t } from "../../shared/text.ts";
import classes from "./network-chips.module.css";
import type { NetworkOffer } from "./network-offers.ts";
import type { Composer } from "./use-composer.ts";

export interface NetworkChipsProps {
  composer: Composer;
  onConnect: (network: Network) => void;
  /** Why nothing can be sent: no network is selected. */
  fault: string | null;
}

function connectWord(offer: NetworkOffer): string {
  if (!offer.connectable) return t("sharing.dialog.unavailable");
  return t(offer.state === "ended" ? "sharing.dialog.reconnect" : "sharing.dialog.connect");
}

function Chip({ offer, composer, onConnect }: { offer: NetworkOffer } & Omit<NetworkChipsProps, "fault">) {
  const { network, state } = offer;
  const base = { network: markOf(network), name: nameOf(network) };
  switch (state) {
    case "shared":
      return <NetworkChip {...base} state="shared" sharedLabel={t("sharing.dialog.already")} />;
    case "planned":
      return (
        <NetworkChip
          {...base}
          state="selected"
          disabled
          note={t("sharing.dialog.planned")}
          onToggle={() => undefined}
        />
      );
    case "absent":
    case "ended":
      return (
        <span className={offer.connectable ? undefined : classes.unavailable}>
          <NetworkChip
            {...base}
            state="absent"
            connectLabel={connectWord(offer)}
            onConnect={() => onConnect(network)}
          />
        </span>
      );
    case "open":
      return (
        <NetworkChip
          {...base}
          state={composer.composition.selected.includes(network) ? "selected" : "connected"}
          note={offer.weekFull ? t("sharing.dialog.weekFull") : undefined}
          onToggle={(on) => composer.select(network, on)}
        />
      );
  }
}

export function NetworkChips({ composer, onConnect, fault }: NetworkChipsProps) {
  const id = useId();
  return (
    <fieldset className={classes.set} aria-describedby={fault === null ? undefined : id}>
      <legend className={classes.legend}>{t("sharing.dialog.networks")}</legend>
      <div className={classes.chips}>
        {composer.offers.map((offer) => (
          <Chip key={offer.network} offer={offer} composer={composer} onConnect={onConnect} />
        ))}
      </div>
      {fault !== null && (
        <p id={id} className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
