import "../../../shared/theme/styles-screens.ts";
import { NoAccess } from "@polyphon/ui/feedback/state/no-access.tsx";
import { RecordState } from "@polyphon/admin-kit/failure/record-state.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { PostForm } from "../post-form/post-form.tsx";
import { ReworkProvider } from "../post-form/rework/rework-context.tsx";
import { usePost } from "./use-post.ts";

/** How often an open form checks whether somebody else has saved. */
const LOOK_MS = 20_000;

export default function EditPostScreen() {
  const { text } = useText();
  const post = usePost({ refetchInterval: LOOK_MS });
  if (post.data === undefined) return <RecordState found={post} />;
  if (!post.data.can.edit) return <NoAccess title={text("content.form.notEditable")} />;
  return (
    <ReworkProvider key={post.data.id} post={post.data}>
      <PostForm stored={post.data} latest={post.data} onLook={async () => (await post.refetch()).data} />
    </ReworkProvider>
  );
}
