import "../../../shared/theme/styles-screens.ts";
import { readPostToDuplicate } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useParams } from "@tanstack/react-router";
import { RecordPending } from "../../../shared/failure/record-pending.tsx";
import { PostForm } from "../post-form/post-form.tsx";

export default function DuplicatePostScreen() {
  const { id } = useParams({ strict: false }) as { readonly id?: string };
  const post = useEndpoint(readPostToDuplicate, { id: id ?? "" }, { refetchOnWindowFocus: false });
  if (post.data === undefined) return <RecordPending found={post} />;
  return <PostForm key={post.data.id} source={post.data} />;
}
