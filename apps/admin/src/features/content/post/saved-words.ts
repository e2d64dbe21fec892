import { formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";

/** When a post was last saved, and by whom. */
export function useSavedWords(): (post: StoredPost) => string {
  const { text, language } = useText();
  return ({ updatedAt, updatedBy }) => {
    const moment = formatMoment(updatedAt, language);
    return updatedBy === null
      ? text("content.view.edited", { moment })
      : text("content.view.editedBy", { moment, who: updatedBy });
  };
}
