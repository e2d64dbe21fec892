import type { ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import {
  type ConnectionMark,
  type FrontUserStatus,
  type Level,
  levels,
} from "@polyphon/contract/people/front-users/front-users.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { NetworkMark } from "@polyphon/ui/social/networks/network-mark.tsx";
import type { ReactNode } from "react";
import { formatDay } from "../../../shared/time/format-time.ts";
import { markOf } from "@polyphon/web/networks/network-mark.ts";
import { Withheld } from "../../../shared/screens/withheld.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./front-users.module.css";

export const statusTones: Readonly<Record<FrontUserStatus, StatusTone>> = {
  ENABLED: "ok",
  DISABLED: "idle",
  PENDING_APPROVAL: "warn",
  DEACTIVATED: "bad",
  DELETED: "idle",
  UNVERIFIED: "info",
};

const alerts: Readonly<Record<ConnectionMark, "warn" | "bad" | undefined>> = {
  ACTIVE: undefined,
  EXPIRING: "warn",
  EXPIRED: "bad",
  LOST: "bad",
};

export function Person({ name, email }: { name: string; email: string }) {
  return (
    <span className={classes.person}>
      <Face name={name} size={26} />
      <span className={classes.words}>
        <b className={classes.name}>{name}</b>
        <span className={classes.quiet}>{email}</span>
      </span>
    </span>
  );
}

export function Status({ status }: { status: FrontUserStatus }) {
  const { text } = useText();
  return (
    <StatusDot tone={statusTones[status]}>{text(`people.front-users.choices.status.${status}`)}</StatusDot>
  );
}

/** As many bars as levels reached, beside the level's name. */
function Steps({ level }: { level: Level }) {
  const { text } = useText();
  const reached = levels.indexOf(level);
  return (
    <span className={classes.level}>
      <span className={classes.bars} aria-hidden>
        {levels.map((one, at) => (
          <i key={one} data-on={at <= reached || undefined} />
        ))}
      </span>
      {text(`people.front-users.choices.level.${level}`)}
    </span>
  );
}

/** Five fixed places, so that columns can be compared. */
export function NetworkPlaces({ marks }: { marks: NonNullable<FrontUserRow["networks"]> }) {
  const { text } = useText();
  const stateOf = (network: Network) => marks.find((one) => one.network === network)?.mark;
  return (
    <span className={classes.places}>
      {networks.map((network) => {
        const mark = stateOf(network);
        const name = networkNames[network];
        return (
          <NetworkMark
            key={network}
            network={markOf(network)}
            size={18}
            absent={mark === undefined}
            alert={mark && alerts[mark]}
            label={
              mark === undefined
                ? text("people.frontUsers.noNetwork", { network: name })
                : text("people.frontUsers.markOf", {
                    network: name,
                    mark: text(`people.frontUsers.mark.${mark}`),
                  })
            }
          />
        );
      })}
    </span>
  );
}

function Day({ at }: { at: string | null }) {
  const { text, language } = useText();
  return at === null ? (
    <span className={classes.quiet}>{text("people.frontUsers.never")}</span>
  ) : (
    formatDay(new Date(at), language)
  );
}

function OnOff({ on }: { on: boolean }) {
  const { text } = useText();
  return on ? (
    text("people.frontUsers.on")
  ) : (
    <span className={classes.quiet}>{text("people.frontUsers.off")}</span>
  );
}

function Figure({ value }: { value: number }) {
  const { language } = useText();
  return value.toLocaleString(language);
}

const typed = (cell: (row: FrontUserRow) => ReactNode) => (row: ResourceRow) =>
  cell(row as unknown as FrontUserRow);

/** The cells that show more than their own field, or show it as a picture. */
export const frontUserCells = {
  name: typed(({ name, email }) => <Person name={name} email={email} />),
  status: typed(({ status }) => <Status status={status} />),
  level: typed(({ level }) => <Steps level={level} />),
  networks: typed(({ networks: marks }) => (marks === null ? <Withheld /> : <NetworkPlaces marks={marks} />)),
  autopilot: typed(({ autopilot }) => (autopilot === null ? <Withheld /> : <OnOff on={autopilot} />)),
  lastShareAt: typed(({ lastShareAt, shares }) =>
    shares === null ? <Withheld /> : <Day at={lastShareAt} />,
  ),
  shares: typed(({ shares }) => (shares === null ? <Withheld /> : <Figure value={shares} />)),
  lastLoginAt: typed(({ lastLoginAt, signedIn }) =>
    signedIn === null ? <Withheld /> : <Day at={lastLoginAt} />,
  ),
};
