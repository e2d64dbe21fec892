import { PostDocument } from "./post-document.tsx";
import { PostPictures } from "./post-pictures.tsx";
import { PostVideo } from "./post-video.tsx";
import type { FrontPost } from "../../feed/use-feed.ts";

export function hasMedia({ attachment, embedUrl, images }: FrontPost): boolean {
  return attachment !== null || embedUrl !== null || images.length > 0;
}

/** The media of a post: pictures, a film or a document. */
export function PostMedia({ post, small = false }: { post: FrontPost; small?: boolean }) {
  if (post.attachment?.kind === "DOCUMENT") return <PostDocument file={post.attachment} />;
  if (post.attachment !== null || post.embedUrl !== null) return <PostVideo post={post} />;
  return <PostPictures images={post.images} small={small} />;
}
