import { IconCheck } from "@tabler/icons-react";
import classes from "./network-chip.module.css";
import { NetworkMark } from "./network-mark.tsx";
import type { Network } from "./network.ts";
import { VisuallyHidden } from "../../text/visually-hidden.ts";

interface ChipBase {
  network: Network;
  /** The network's name. */
  name: string;
}

interface OpenChip extends ChipBase {
  state: "selected" | "connected";
  onToggle: (selected: boolean) => void;
  /** Small words after the name, such as a limit reached. */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

/** Cannot be ticked: trying shows the reason, and a button beside it connects. */
interface AbsentChip extends ChipBase {
  state: "absent";
  connectLabel: string;
  onConnect: () => void;
  onRefused: () => void;
}

/** Already shared: readable, ticked, read-only. */
interface SharedChip extends ChipBase {
  state: "shared";
  /** Spoken after the name. */
  sharedLabel: string;
}

export type NetworkChipProps = OpenChip | AbsentChip | SharedChip;

function ConnectChip({ network, name, connectLabel, onConnect, onRefused }: AbsentChip) {
  return (
    <span className={classes.chip} data-state="absent">
      <label className={classes.tickable}>
        <input type="checkbox" className={classes.box} checked={false} onChange={onRefused} />
        <NetworkMark network={network} size={22} absent />
        <span>{name}</span>
      </label>
      <button
        type="button"
        className={classes.connect}
        aria-label={`${name} ${connectLabel}`}
        onClick={onConnect}
      >
        {connectLabel}
      </button>
    </span>
  );
}

function DoneChip({ network, name, sharedLabel }: SharedChip) {
  return (
    <label className={classes.chip} data-state="shared">
      <input type="checkbox" className={classes.box} checked disabled readOnly />
      <NetworkMark network={network} size={22} />
      <span>{name}</span>
      <VisuallyHidden>{sharedLabel}</VisuallyHidden>
      <IconCheck size={16} stroke={2.2} className={classes.done} aria-hidden />
    </label>
  );
}

function ToggleChip({ network, name, state, onToggle, note, disabled }: OpenChip) {
  const selected = state === "selected";
  return (
    <label className={classes.chip} data-state={state} data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        className={classes.box}
        checked={selected}
        disabled={disabled}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <NetworkMark network={network} size={22} />
      <span>{name}</span>
      {note !== undefined && <span className={classes.note}>{note}</span>}
      {selected && <IconCheck size={16} stroke={2.2} className={classes.tick} aria-hidden />}
    </label>
  );
}

export function NetworkChip(props: NetworkChipProps) {
  if (props.state === "absent") return <ConnectChip {...props} />;
  if (props.state === "shared") return <DoneChip {...props} />;
  return <ToggleChip {...props} />;
}
