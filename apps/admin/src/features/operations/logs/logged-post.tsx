import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";

export interface LoggedPostProps {
  readonly post: { readonly postId: number; readonly postTitle: string | null };
  readonly mayView: boolean;
  readonly texts: Pick<Texts, "text">;
}

/** The post of a log entry. A log outlives its posts, so there is no link to a deleted one. */
export function LoggedPost({ post: { postId, postTitle }, mayView, texts: { text } }: LoggedPostProps) {
  if (postTitle === null) return text("operations.errors.postGone", { id: postId });
  if (!mayView) return postTitle;
  return <AppLink href={screenHref("/admin/view-post/:id", { id: postId })}>{postTitle}</AppLink>;
}
