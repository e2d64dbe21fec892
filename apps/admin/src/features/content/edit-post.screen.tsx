import "../../shared/styles-screens.ts";
import { NoAccess } from "@polyphon/ui/feedback/no-access.tsx";
import { useText } from "../../shared/use-text.ts";
import { RecordPending } from "../../shared/record-pending.tsx";
import { PostForm } from "./post-form/post-form.tsx";
import { usePost } from "./use-post.ts";

export default function EditPostScreen() {
  const { text } = useText();
  const post = usePost();
  if (post.data === undefined) return <RecordPending found={post} />;
  if (!post.data.can.edit) return <NoAccess title={text("content.form.notEditable")} />;
  return (
    <PostForm key={post.data.id} stored={post.data} onReload={async () => (await post.refetch()).data} />
  );
}
