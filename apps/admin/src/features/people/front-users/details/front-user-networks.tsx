import type { ConnectionMark, FrontUserDetails } from "@polyphon/contract/people/front-users/front-users.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { Withheld } from "../../../../shared/screens/withheld.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";

const tones: Readonly<Record<ConnectionMark, StatusTone>> = {
  ACTIVE: "ok",
  EXPIRING: "warn",
  EXPIRED: "bad",
  LOST: "bad",
};

export function FrontUserNetworks({ details: { connections } }: { details: FrontUserDetails }) {
  const { text, language } = useText();
  if (connections === null) return <Withheld />;
  if (connections.length === 0) return <p className={classes.quiet}>{text("people.frontUser.noNetworks")}</p>;
  return (
    <ul className={classes.rows}>
      {connections.map(({ network, mark, displayName, connectedAt, endsAt }) => (
        <li key={network} className={classes.row}>
          <NetworkMark network={markOf(network)} size={22} />
          <span className={classes.rowWords}>
            <b>{networkNames[network]}</b>
            <span className={classes.quiet}>
              {text("people.frontUser.connectedOn", {
                account: displayName,
                moment: formatMoment(connectedAt, language),
              })}
            </span>
            {endsAt !== null && (
              <span className={classes.quiet}>
                {text("people.frontUser.endsOn", { moment: formatMoment(endsAt, language) })}
              </span>
            )}
          </span>
          <StatusDot tone={tones[mark]}>{text(`people.front-users.choices.networks.${mark}`)}</StatusDot>
        </li>
      ))}
    </ul>
  );
}
