import type { HiddenReason } from "@polyphon/contract/content/content.ts";
import { formatDate, formatMoment } from "../../../shared/time/format-time.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "../post-form/draft/post-draft.ts";

/** Why somebody of a company does not see the post, with the dates and names that it is about. */
export function useHiddenWords(post: StoredPost): (reason: HiddenReason, company: string) => string {
  const { text, language } = useText();
  const day = (value: string | null) => (value === null ? "" : formatDate(value, language));
  const moment = (value: string | null) => (value === null ? "" : formatMoment(value, language));
  return (reason, company) =>
    text(`content.audience.why.${reason}`, {
      company,
      category: post.categoryName,
      status: text(`content.statuses.${post.status}`),
      killed: moment(post.killedAt),
      publish: moment(post.publishAt),
      from: day(post.startsOn),
      until: day(post.endsOn),
      groups: post.groups.map(({ name }) => name).join(", ") || text("content.view.none"),
    });
}
