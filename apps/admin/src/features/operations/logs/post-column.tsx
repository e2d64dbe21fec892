import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import type { Texts } from "../../../shared/text/use-text.ts";

interface Logged {
  readonly postId: number | null;
  readonly postTitle: string | null;
}

/** The post of a log entry. A log outlives its posts, so there is no link to a deleted one. */
export function postColumn({ text }: Texts): ListColumn<Logged> {
  const words = ({ postId, postTitle }: Logged) =>
    postId === null ? "" : (postTitle ?? text("operations.errors.postGone", { id: postId }));
  return {
    key: "post",
    header: text("operations.errors.post"),
    wrap: true,
    words,
    render: (row) =>
      row.postId !== null && row.postTitle !== null ? (
        <AppLink href={screenHref("/admin/view-post/:id", { id: row.postId })}>{words(row)}</AppLink>
      ) : (
        words(row) || "–"
      ),
  };
}
