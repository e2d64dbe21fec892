import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { useRouter } from "@tanstack/react-router";
import { addressOf } from "../shared/address.ts";
import { notify } from "../shared/notices.ts";
import { primarySession } from "../shared/primary-session.ts";
import { session } from "../shared/session.ts";
import { t } from "../shared/text.ts";

/** Whatever the server says, this browser forgets the session. */
export function useLogout(): () => void {
  const command = useCommand(logout, {
    onSuccess: () => notify("ok", t("identity.loggedOut")),
    onError: () => notify("bad", t("shell.failure.invalidRequest")),
    onSettled: () => session.end(null),
  });
  return () => command.mutate({});
}

/** From the account of a LinkedIn group back to the own one, whose session was kept. */
export function useBackToPrimary(): () => void {
  const { history } = useRouter();
  const command = useCommand(logout, {
    // The group's session ends at the server, or by itself later; the way back does not depend on it.
    onSettled: () => {
      if (!primarySession.restore()) return session.end(t("shell.user.backFailed"));
      history.replace(addressOf("/linkedin-group"));
    },
  });
  return () => command.mutate({});
}
