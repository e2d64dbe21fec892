import type { RowChange } from "@polyphon/contract/kit/resource/resource.ts";
import type { PageRow } from "./pages.store.ts";

/** What the changes of a page are recorded under. */
export const pageSubject = "cms_page";

/** A page of text is enough to see what changed. */
const wordMax = 2_000;
const fields = ["title", "contentEn", "contentDe"] as const;

export function changesOfPage(before: PageRow, after: PageRow): RowChange["changes"] {
  return fields.flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, before: before[field].slice(0, wordMax), after: after[field].slice(0, wordMax) }],
  );
}
