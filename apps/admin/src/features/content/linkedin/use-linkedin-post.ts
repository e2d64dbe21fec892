import {
  approveLinkedinPost,
  readLinkedinPost,
  removeLinkedinPost,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { useCommand, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useRecordId } from "../../../shared/address/record-address.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";

export type LinkedinPost = OutputOf<typeof readLinkedinPost>;

/** The LinkedIn post whose id is in the address. */
export function useLinkedinPost() {
  return useEndpoint(readLinkedinPost, { id: useRecordId() }, { refetchOnWindowFocus: false });
}

/** Approve and delete, with the notices that follow. */
export function useDecide(onDone: () => void) {
  const { text } = useText();
  const notify = useNotify();
  const after = (words: string) => () => {
    onDone();
    notify({ tone: "ok", text: words });
  };
  return {
    approve: useCommand(approveLinkedinPost, { onSuccess: after(text("content.linkedin.approved")) }),
    remove: useCommand(removeLinkedinPost, { onSuccess: after(text("content.linkedin.removed")) }),
  };
}
