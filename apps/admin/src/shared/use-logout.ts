import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { useCommand } from "@polyphon/web/use-endpoint.ts";
import { noticeKinds } from "./notice-kinds.ts";
import { useNotify } from "./notices.tsx";
import { session } from "./session.ts";
import { useText } from "./use-text.ts";

/** The server is asked first; what is stored here goes only when it agreed. */
export function useLogout(): { readonly leave: () => void; readonly busy: boolean } {
  const { text } = useText();
  const notify = useNotify();
  const end = useCommand(logout, {
    onSuccess: () => {
      notify({ ...noticeKinds.success, text: text("shell.account.loggedOut") });
      session.end(null);
    },
    onError: () => notify({ ...noticeKinds.danger, text: text("shell.account.logoutFailed") }),
  });
  return { leave: () => end.mutate({}), busy: end.isPending };
}
