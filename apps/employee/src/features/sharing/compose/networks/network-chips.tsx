import type { Network } from "@polyphon/contract/networks/networks.ts";
import { NetworkChip } from "@polyphon/ui/social/networks/network-chip.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useId } from "react";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { notify } from "../../../../shared/notices/notices.ts";
import { t } from "../../../../shared/text/text.ts";
import classes from "./network-chips.module.css";
import type { NetworkOffer, Unable } from "./network-offers.ts";
import type { Composer } from "../use-composer.ts";

export interface NetworkChipsProps {
  composer: Composer;
  onConnect: (network: Network) => void;
  /** The fault that no network is selected. */
  fault: string | null;
  /** Networks on which the last attempt failed. */
  failed: readonly Network[];
}

function connectWord(offer: NetworkOffer): string {
  if (!offer.connectable) return t("sharing.dialog.unavailable");
  return t(offer.state === "ended" ? "sharing.dialog.reconnect" : "sharing.dialog.connect");
}

function notifyNotConnected(network: Network): void {
  notify("bad", t("sharing.message.notConnected", { network: nameOf(network) }), {
    title: t("sharing.message.connectTitle"),
  });
}

function notifyUnable(network: Network, unable: Unable): void {
  if (unable === "document") return notify("bad", t("sharing.message.documentOnX"));
  return notify("bad", t(`sharing.compose.unable.${unable}`, { network: nameOf(network) }));
}

function noteOf(offer: NetworkOffer, failed: readonly Network[]): string | undefined {
  if (failed.includes(offer.network)) return t("sharing.state.FAILED");
  return offer.weekFull ? t("sharing.dialog.weekFull") : undefined;
}

type ChipProps = { offer: NetworkOffer } & Omit<NetworkChipsProps, "fault">;

function AbsentChip({ offer, onConnect }: ChipProps) {
  const { network } = offer;
  return (
    <span className={offer.connectable ? undefined : classes.unavailable}>
      <NetworkChip
        network={markOf(network)}
        name={nameOf(network)}
        state="absent"
        connectLabel={connectWord(offer)}
        onConnect={() => onConnect(network)}
        onRefused={() => notifyNotConnected(network)}
      />
    </span>
  );
}

function Chip(props: ChipProps) {
  const { offer, composer, failed } = props;
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
      return <AbsentChip {...props} />;
    case "unable":
      return (
        <NetworkChip
          {...base}
          state="connected"
          note={t("sharing.compose.unable.note")}
          onToggle={() => notifyUnable(network, offer.unable ?? "network")}
        />
      );
    case "open":
      return (
        <NetworkChip
          {...base}
          state={composer.composition.selected.includes(network) ? "selected" : "connected"}
          note={noteOf(offer, failed)}
          onToggle={(on) => composer.select(network, on)}
        />
      );
  }
}

export function NetworkChips({ fault, ...props }: NetworkChipsProps) {
  const id = useId();
  return (
    <fieldset className={classes.set} aria-describedby={fault === null ? undefined : id}>
      <VisuallyHidden component="legend">{t("sharing.dialog.networks")}</VisuallyHidden>
      <div className={classes.chips}>
        {props.composer.offers.map((offer) => (
          <Chip key={offer.network} offer={offer} {...props} />
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
