import { useParams } from "@tanstack/react-router";
import { PostDetails } from "../../../features/content/post/post-details.tsx";
import { PostSharesCard } from "../../../features/sharing/shares/post-shares-card.tsx";
import { NotFoundPage } from "../../screens/not-found.page.tsx";
import { useShareParam } from "../../shell/use-share-param.ts";

export default function PostDetailsPage() {
  const given: Record<string, string | undefined> = useParams({ strict: false });
  const share = useShareParam();
  const postId = Number(given["id"]);
  if (!Number.isSafeInteger(postId) || postId <= 0) return <NotFoundPage />;
  return (
    <PostDetails
      key={postId}
      postId={postId}
      onShare={share.open}
      shares={<PostSharesCard postId={postId} />}
    />
  );
}
