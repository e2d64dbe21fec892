import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { commentDrafts } from "../drafts/comment-drafts.ts";
import { noticeKinds } from "../notices/notice-kinds.ts";
import { useNotify } from "../notices/notices.tsx";
import { session } from "./session.ts";
import { useText } from "../text/use-text.ts";

/** The server is asked first; stored data is deleted only when it agreed. */
export function useLogout(): { readonly leave: () => void; readonly busy: boolean } {
  const { text } = useText();
  const notify = useNotify();
  const end = useCommand(logout, {
    onSuccess: () => {
      notify({ ...noticeKinds.success, text: text("shell.account.loggedOut") });
      commentDrafts.dropAll();
      session.end(null);
    },
    onError: () => notify({ ...noticeKinds.danger, text: text("shell.account.logoutFailed") }),
  });
  return { leave: () => end.mutate({}), busy: end.isPending };
}
