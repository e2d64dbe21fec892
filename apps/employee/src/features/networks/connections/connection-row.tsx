import { Button } from "@mantine/core";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { useFormats } from "../../../shared/time/formats.ts";
import { useMe } from "../../../shared/session/me.ts";
import { markOf, nameOf } from "@polyphon/web/networks/network-mark.ts";
import { t, type TextKey } from "../../../shared/text/text.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { connectionPrompt, type Connection, type ConnectionPrompt } from "./connection-prompt.ts";
import classes from "./connections-card.module.css";
import { useConnect } from "../connecting/use-connect.ts";

const tones: Record<ConnectionPrompt["kind"], StatusTone> = {
  nothing: "ok",
  missing: "idle",
  ended: "bad",
  soon: "warn",
};

const connectTexts: Record<Exclude<ConnectionPrompt["kind"], "nothing">, TextKey> = {
  missing: "networks.connect",
  ended: "networks.reconnect",
  soon: "networks.renew",
};

function State({ connection, prompt }: { connection: Connection; prompt: ConnectionPrompt }) {
  const { date } = useFormats();
  const until: Record<ConnectionPrompt["kind"], TextKey | null> = {
    nothing: "networks.until",
    soon: "networks.endsSoon",
    ended: "networks.endedOn",
    missing: null,
  };
  // Revoked access ended before its date, at an unknown time.
  const key = connection.status === "TOKEN_REVOKED" ? null : until[prompt.kind];
  return (
    <div className={classes.state}>
      <StatusDot tone={tones[prompt.kind]}>{t(`networks.state.${connection.status}`)}</StatusDot>
      {connection.displayName !== null && prompt.kind !== "missing" && (
        <span>{t("networks.as", { name: connection.displayName })}</span>
      )}
      {connection.accountType !== null && connection.accountType !== "PERSONAL" && (
        <span className={classes.fact}>{t(`networks.accountType.${connection.accountType}`)}</span>
      )}
      {connection.abilities?.assisted === true && prompt.kind !== "missing" && (
        <span className={classes.fact}>{t("networks.byHand")}</span>
      )}
      {key !== null && connection.expiresAt !== null && (
        <span className={classes.fact}>{t(key, { date: date(connection.expiresAt) })}</span>
      )}
    </div>
  );
}

export function ConnectionRow({
  connection,
  onDisconnect,
}: {
  connection: Connection;
  /** Absent where networks can only be connected. */
  onDisconnect?: () => void;
}) {
  const { account } = useMe();
  const connect = useConnect();
  const network = nameOf(connection.network);
  const prompt = connectionPrompt(connection, useNow());
  const word = prompt.kind === "nothing" ? null : connectTexts[prompt.kind];
  return (
    <li className={classes.row}>
      <NetworkMark network={markOf(connection.network)} size={34} absent={prompt.kind === "missing"} />
      <div>
        <h3 className={classes.name}>{network}</h3>
        <State connection={connection} prompt={prompt} />
      </div>
      <div className={classes.actions}>
        {!connection.connectable && prompt.kind === "missing" && account.can.share && (
          <span className={classes.absent}>{t("networks.unavailable")}</span>
        )}
        {connection.connectable && word !== null && (
          <Button
            variant={prompt.kind === "soon" ? "default" : "filled"}
            loading={connect.opening !== null}
            onClick={() => connect.start(connection.network)}
            aria-label={`${t(word)}: ${network}`}
          >
            {t(word)}
          </Button>
        )}
        {connection.connectable && connection.pages && prompt.kind === "missing" && (
          <Button
            variant="subtle"
            loading={connect.opening !== null}
            onClick={() => connect.start(connection.network, "PAGE")}
            aria-label={`${t("networks.connectPage")}: ${network}`}
          >
            {t("networks.connectPage")}
          </Button>
        )}
        {prompt.kind !== "missing" && onDisconnect !== undefined && (
          <Button
            variant="subtle"
            onClick={onDisconnect}
            aria-label={`${t("networks.disconnect")}: ${network}`}
          >
            {t("networks.disconnect")}
          </Button>
        )}
      </div>
    </li>
  );
}
