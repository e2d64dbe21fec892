import { useNavigate } from "@tanstack/react-router";
import type { OwnPost } from "../../../features/content/own-posts/form/own-post-draft.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";

/** Back to the list; a post that can be shared at once opens the share dialog there. */
export function useOwnPostSaved(): (post: OwnPost) => void {
  const navigate = useNavigate();
  return ({ postId }) => {
    notify("ok", t(postId === null ? "ownPosts.form.saved" : "ownPosts.form.savedOpen"));
    void navigate({ to: addressOf("/own-posts"), search: postId === null ? {} : { share: postId } });
  };
}
