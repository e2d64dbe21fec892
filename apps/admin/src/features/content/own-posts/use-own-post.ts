import type { OwnPostStatus } from "@polyphon/contract/content/own-posts/own-post.ts";
import {
  decideOwnPost,
  editAskedOwnPost,
  type listAskedOwnPosts,
  offerOwnPost,
  readAskedOwnPost,
} from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useCommand, useEndpoint, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

export type AskedOwnPost = OutputOf<typeof readAskedOwnPost>;
export type AskedOwnPostRow = OutputOf<typeof listAskedOwnPosts>["items"][number];

export const ownPostTones: Readonly<Record<OwnPostStatus, StatusTone>> = {
  PENDING: "warn",
  APPROVED: "ok",
  REJECTED: "bad",
};

/** The own post whose id is in the address. */
export function useAskedOwnPost() {
  return useEndpoint(readAskedOwnPost, { id: useRecordId() }, { refetchOnWindowFocus: false });
}

/** The actions of staff on an own post; each confirms with a notice and shows the result. */
export function useApprovalCommands(onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const done = (words: string) => ({
    onSuccess: async () => {
      notify({ tone: "ok", text: words });
      await refreshed();
      onDone();
    },
  });
  return {
    approve: useCommand(decideOwnPost, done(text("content.ownPosts.approved"))),
    reject: useCommand(decideOwnPost, done(text("content.ownPosts.rejected"))),
    offer: useCommand(offerOwnPost, done(text("content.ownPosts.offered"))),
    edit: useCommand(editAskedOwnPost, done(text("content.ownPosts.saved"))),
  };
}
