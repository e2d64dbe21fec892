import { UnstyledButton } from "@mantine/core";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { readKillSwitches, readSharingState } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { readOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";
import { useAccount } from "../../shared/session/account.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { screenHref } from "../../shared/address/screen-href.ts";
import { useListQuery } from "../../shared/list/use-list-query.ts";
import { useMay } from "../../shared/session/use-may.ts";
import { useText } from "../../shared/text/use-text.ts";
import { ownSharing } from "./own-sharing.ts";
import classes from "./sharing-state.module.css";

const everyMs = 30_000;

const TurnDialog = lazyPart(async () => ({
  default: (await import("../../shared/switches/turn-dialog.tsx")).TurnDialog,
}));

type State = OutputOf<typeof readSharingState>;

/** What is stopped and how many shares are held; a phone's header has room for the first only. */
function Stopped({ stopped, networks, held }: State) {
  const { text, language } = useText();
  const [only] = networks;
  const state = () => {
    if (stopped || only === undefined) return text("shell.sharing.stopped");
    return networks.length === 1
      ? text("shell.sharing.networkStopped", { network: networkNames[only] })
      : text("shell.sharing.networksStopped", { count: networks.length });
  };
  return (
    <>
      {state()}
      {held !== null && (
        <span className={classes.held}>
          {" · "}
          {text(held.exact ? "shell.sharing.held" : "shell.sharing.heldAbout", {
            count: held.value.toLocaleString(language),
          })}
        </span>
      )}
    </>
  );
}

/** Whoever looks after a company's employees stops and releases sharing from any page; the palette opens it by address. */
function OwnSharing({ runs, children }: { runs: boolean; children: ReactNode }) {
  const { text } = useText();
  const query = useListQuery();
  const [opened, setOpened] = useState(false);
  const asked = query.values[ownSharing.parameter] === ownSharing.value;
  const close = () => {
    setOpened(false);
    if (asked) query.change({ [ownSharing.parameter]: undefined }, { replace: true });
  };
  return (
    <>
      <output className={classes.state} data-runs={runs || undefined}>
        <UnstyledButton
          className={classes.link}
          aria-haspopup="dialog"
          title={text("shell.sharing.own")}
          onClick={() => setOpened(true)}
        >
          {children}
        </UnstyledButton>
      </output>
      {(opened || asked) && (
        <Suspense>
          <TurnDialog
            target={{ scope: "company", key: "", own: true, name: text("shell.turn.ownCompany") }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shows on every page whether sharing runs, with a link for those who may operate the switches. */
export function SharingState() {
  const { text } = useText();
  const may = useMay();
  // Before a role is chosen every call is refused, and a refusal would lead away from this page.
  const enabled = useAccount().can.mode !== "limited";
  const { data } = useEndpoint(readSharingState, {}, { refetchInterval: everyMs, enabled });
  if (data === undefined) return null;
  const runs = !data.stopped && data.networks.length === 0;
  const shown = (
    <StatusDot tone={runs ? "ok" : "bad"} pill={!runs}>
      {runs ? text("shell.sharing.on") : <Stopped {...data} />}
    </StatusDot>
  );
  if (may(readOwnSwitch.access)) return <OwnSharing runs={runs}>{shown}</OwnSharing>;
  return (
    <output className={classes.state} data-runs={runs || undefined}>
      {may(readKillSwitches.access) ? (
        <AppLink href={screenHref("/admin/killswitch", {})} className={classes.link}>
          {shown}
        </AppLink>
      ) : (
        shown
      )}
    </output>
  );
}
