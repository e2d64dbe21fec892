import { UnstyledButton } from "@mantine/core";
import { countStaffUnread } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { BellMark } from "@polyphon/ui/data/bell-mark.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";
import type { Account } from "../../shared/session/account.ts";
import { useText } from "../../shared/text/use-text.ts";
import classes from "./bell.module.css";

const Notices = lazyPart(() => import("../../features/notifications/notices.tsx"));

const everyMs = 60_000;

/** The roles that pass a post on to each other; only they get notifications here. */
const notified: ReadonlySet<number | null> = new Set([
  userTypes.writer,
  userTypes.proofreader,
  userTypes.editorInChief,
  userTypes.approver,
]);

function OpenBell() {
  const { text, language } = useText();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { data } = useEndpoint(countStaffUnread, {}, { refetchInterval: everyMs, retry: false });
  const count = data?.count ?? 0;
  const shown = count > 99 ? text("shell.bell.many") : count > 0 ? count.toLocaleString(language) : null;
  return (
    <>
      <UnstyledButton
        className={classes.bell}
        popoverTarget={id}
        aria-label={text("shell.bell.unread", { count })}
      >
        <BellMark size={19} unread={shown} />
      </UnstyledButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {open && (
          <Suspense>
            <Notices onFollow={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Posts waiting for an editor or returned to a writer, on every page. */
export function Bell({ account: { can, userType } }: { account: Account }) {
  return can.mode !== "limited" && notified.has(userType) ? <OpenBell /> : null;
}
