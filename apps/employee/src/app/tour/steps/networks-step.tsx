import { IconEyeOff, IconHandStop, IconShieldLock, IconX } from "@tabler/icons-react";
import { t } from "../../../shared/text/text.ts";
import { NetworkCard } from "./network-card.tsx";
import classes from "./networks-step.module.css";
import type { Connections } from "../use-tour.ts";

const facts = [
  ["yes", IconHandStop],
  ["unread", IconEyeOff],
  ["sealed", IconShieldLock],
  ["leave", IconX],
] as const;

export interface NetworksStepProps {
  connections: Connections;
  /** Whether the step is about the required network. */
  needed: boolean;
}

/** The networks of a step, each with its connect button, and what connecting does and does not allow. */
export function NetworksStep({ connections, needed }: NetworksStepProps) {
  return (
    <>
      <ul className={classes.networks} data-many={!needed || undefined}>
        {connections.map((connection) => (
          <NetworkCard key={connection.network} connection={connection} needed={needed} />
        ))}
      </ul>
      <ul className={classes.facts}>
        {facts.map(([fact, Icon]) => (
          <li key={fact}>
            <Icon size={18} stroke={1.6} aria-hidden />
            {t(`tour.network.facts.${fact}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
