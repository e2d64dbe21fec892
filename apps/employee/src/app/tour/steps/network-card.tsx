import { Button } from "@mantine/core";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { IconCheck, IconPlugConnected } from "@tabler/icons-react";
import { useConnect } from "../../../features/networks/connecting/use-connect.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t } from "../../../shared/text/text.ts";
import classes from "./network-card.module.css";
import type { Connections } from "../use-tour.ts";

export interface NetworkCardProps {
  connection: Connections[number];
  /** Highlights the network that the company requires. */
  needed?: boolean;
}

/** A network with its connect button, or with the connected account. */
export function NetworkCard({ connection, needed = false }: NetworkCardProps) {
  const connect = useConnect();
  const { network, status, displayName } = connection;
  const name = nameOf(network);
  const isConnected = status === "TOKEN_ACTIVE";
  const word = t(status === "NOT_CONNECTED" ? "networks.connect" : "networks.reconnect");
  const line = isConnected
    ? displayName && t("networks.as", { name: displayName })
    : t(network === "XING" ? "tour.network.here" : "tour.network.opens", { network: name });
  return (
    <li className={classes.card} data-needed={needed || undefined}>
      <NetworkMark network={markOf(network)} size={needed ? 48 : 32} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          {name}
          {needed && !isConnected && <Tag tone="outline">{t("tour.network.needed")}</Tag>}
        </h3>
        {line && <p className={classes.line}>{line}</p>}
      </div>
      {isConnected ? (
        <span className={classes.connected}>
          <IconCheck size={16} stroke={2.2} aria-hidden />
          {t("tour.network.connected")}
        </span>
      ) : connection.connectable ? (
        <Button
          className={classes.button}
          variant={needed ? "filled" : "default"}
          leftSection={<IconPlugConnected size={18} aria-hidden />}
          loading={connect.opening !== null}
          onClick={() => connect.start(network)}
          aria-label={`${word}: ${name}`}
        >
          {word}
        </Button>
      ) : (
        <span className={classes.absent}>{t("networks.unavailable")}</span>
      )}
    </li>
  );
}
