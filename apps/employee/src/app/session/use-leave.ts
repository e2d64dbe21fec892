import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useRouter } from "@tanstack/react-router";
import { addressOf } from "../../shared/address/address.ts";
import { draftStore } from "../../shared/drafts/draft-store.ts";
import { notify } from "../../shared/notices/notices.ts";
import { useMe } from "../../shared/session/me.ts";
import { primarySession } from "../../shared/session/primary-session.ts";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";

/** Deletes the session in this browser, and what was typed in it, whatever the server answers. */
export function useLogout(): () => void {
  const { id } = useMe().account;
  const command = useCommand(logout, {
    onSuccess: () => notify("ok", t("identity.loggedOut")),
    onError: () => notify("bad", t("shell.failure.invalidRequest")),
    onSettled: () => {
      session.end(null);
      draftStore.dropAll(id);
    },
  });
  return () => command.mutate({});
}

/** Returns from the account of a LinkedIn group to the user's own, whose session was kept. */
export function useBackToPrimary(): () => void {
  const { history } = useRouter();
  const command = useCommand(logout, {
    // The group's session ends on the server, or expires later; the return does not depend on it.
    onSettled: () => {
      if (!primarySession.restore()) return session.end(t("shell.user.backFailed"));
      history.replace(addressOf("/linkedin-group"));
    },
  });
  return () => command.mutate({});
}
