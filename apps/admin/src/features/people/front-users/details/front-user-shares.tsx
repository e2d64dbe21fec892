import type { FrontUserDetails } from "@polyphon/contract/people/front-users/front-users.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { shareTones } from "../../../../shared/shares/share-tones.ts";
import { ShareReason } from "../../../../shared/shares/share-reason.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { Withheld } from "../../../../shared/screens/withheld.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";

/** The latest shares, successful or not, each with the reason why it did not go out. */
export function FrontUserShares({ details }: { details: FrontUserDetails }) {
  const { text, language } = useText();
  const account = useAccount();
  const { recentShares, scheduledShares, id } = details;
  if (recentShares === null || scheduledShares === null) return <Withheld />;
  return (
    <>
      <p className={classes.quiet}>
        {text("people.frontUser.planned", { count: scheduledShares })}{" "}
        {holds(account, "list_user_calendar") && (
          <AppLink href={screenHref("/admin/stuck-shares", {}, { employeeId: String(id) })}>
            {text("people.frontUser.why")}
          </AppLink>
        )}
      </p>
      {recentShares.length === 0 ? (
        <p className={classes.quiet}>{text("people.frontUser.noShares")}</p>
      ) : (
        <ul className={classes.rows}>
          {recentShares.map((share) => (
            <li key={share.id} className={classes.row}>
              <NetworkMark network={markOf(share.network)} size={22} label={networkNames[share.network]} />
              <span className={classes.rowWords}>
                {share.permalink === null ? (
                  <b>{share.title}</b>
                ) : (
                  <a href={share.permalink} target="_blank" rel="noreferrer">
                    {share.title}
                  </a>
                )}
                <span className={classes.quiet}>{formatMoment(share.dueAt, language)}</span>
                <ShareReason share={share} />
              </span>
              <StatusDot tone={shareTones[share.state]}>
                {text(`sharing.calendar.states.${share.state}`)}
              </StatusDot>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
