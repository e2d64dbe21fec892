import type { FrontUserDetails } from "@polyphon/contract/people/front-users/front-users.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import { holds, useAccount } from "../../../../shared/session/account.ts";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../front-users.module.css";

const tones: Readonly<Record<ShareState, StatusTone>> = {
  SCHEDULED: "info",
  PUBLISHING: "info",
  SHARED: "ok",
  FAILED: "bad",
  UNCONFIRMED: "warn",
  HELD: "warn",
  CANCELLED: "idle",
};

/** The latest shares, successful or not; the calendar shows the reason of each. */
export function FrontUserShares({ details }: { details: FrontUserDetails }) {
  const { text, language } = useText();
  const account = useAccount();
  const { recentShares, scheduledShares, id } = details;
  return (
    <>
      <p className={classes.quiet}>
        {text("people.frontUser.planned", { count: scheduledShares })}{" "}
        {account.companyId !== null && holds(account, "list_user_calendar") && (
          <AppLink href={screenHref("/admin/calendar", {}, { employee: String(id), view: "list" })}>
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
              </span>
              <StatusDot tone={tones[share.state]}>
                {text(`sharing.calendar.states.${share.state}`)}
              </StatusDot>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
