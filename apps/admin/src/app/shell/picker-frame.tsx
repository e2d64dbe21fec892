import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Outlet } from "@tanstack/react-router";
import { AccountProvider } from "../../shared/session/account.ts";
import { useOwnAccount } from "../../shared/session/own-account.ts";
import { useScreenTitle } from "../../shared/text/use-screen-title.ts";
import { useText } from "../../shared/text/use-text.ts";
import { KitFrame } from "../kit/kit-frame.tsx";
import { SessionWarning } from "../session/session-warning.tsx";
import classes from "./shell.module.css";

function Frame() {
  const { text } = useText();
  useScreenTitle(text("screens.user_role"));
  // The picker needs no permissions, because it is where a role and its permissions are chosen.
  const { account, error, again } = useOwnAccount("any");
  if (account)
    return (
      <AccountProvider value={account}>
        <Outlet />
        <SessionWarning />
      </AccountProvider>
    );
  return (
    <main className={classes.bare}>
      {error === null ? (
        <SkeletonRows label={text("shell.frame.loading")} rows={4} />
      ) : (
        <LoadFailed title={text("identity.picker.unavailable")} error={error} onAgain={again} />
      )}
    </main>
  );
}

/** Signed-in screens without a frame. */
export function PickerFrame() {
  return (
    <KitFrame>
      <Frame />
    </KitFrame>
  );
}
