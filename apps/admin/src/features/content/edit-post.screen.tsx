import "../../shared/styles-screens.ts";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { NoAccess } from "@polyphon/ui/feedback/no-access.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import { useText } from "../../shared/use-text.ts";
import { PostForm } from "./post-form/post-form.tsx";
import { usePost } from "./use-post.ts";

export default function EditPostScreen() {
  const { text } = useText();
  const post = usePost();
  if (post.data === undefined)
    return post.isError ? (
      <LoadFailed
        headingLevel={1}
        title={text("kit.failed.record")}
        error={post.error}
        onAgain={() => void post.refetch()}
      />
    ) : (
      <SkeletonRows label={text("shell.frame.loading")} rows={8} />
    );
  if (!post.data.can.edit) return <NoAccess title={text("content.form.notEditable")} />;
  return (
    <PostForm key={post.data.id} stored={post.data} onReload={async () => (await post.refetch()).data} />
  );
}
