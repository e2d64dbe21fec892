import { actInParts } from "@polyphon/admin-kit/bulk/act-in-parts.ts";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { undoPublishPosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { type NoticeAction, noticeKinds } from "../notices/notice-kinds.ts";
import { useNotify } from "../notices/notices.tsx";
import { useText } from "../text/use-text.ts";

interface Published {
  readonly id: number;
  readonly title: string;
}

/** The button of a notice that takes back what was just published, and says which posts stay published and why. */
export function useUndoPublish(): (posts: readonly Published[]) => NoticeAction | undefined {
  const call = useApi();
  const notify = useNotify();
  const { text } = useText();
  const undo = async (posts: readonly Published[]) => {
    const { done, refused } = await actInParts(
      posts.map(({ id }) => id),
      (ids) => call(undoPublishPosts, { ids }, { idempotencyKey: crypto.randomUUID() }),
      () => undefined,
    );
    const title = posts.find(({ id }) => id === done[0])?.title ?? "";
    if (done.length > 0)
      notify({
        ...noticeKinds.success,
        text:
          done.length === 1
            ? text("content.undo.one", { title })
            : text("content.undo.many", { count: done.length }),
      });
    for (const [reason, kept] of Map.groupBy(refused, ({ description }) => description)) {
      const ids = new Set(kept.map(({ id }) => id));
      const titles = posts.flatMap((post) => (ids.has(post.id) ? post.title : [])).join(", ");
      notify({ ...noticeKinds.dangerLong, text: text("content.undo.stays", { titles, reason }) });
    }
  };
  return (posts) =>
    posts.length === 0
      ? undefined
      : {
          label: text("content.undo.label"),
          act: () =>
            void undo(posts).catch((error: unknown) =>
              notify({ ...noticeKinds.dangerLong, ...failureText(error, text) }),
            ),
        };
}
