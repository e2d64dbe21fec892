import { shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { ContentDeps } from "../content.deps.ts";
import type { ItemRow } from "./real-time-item.store.ts";

/** Items as staff see them in a list. */
export async function staffItems(
  tx: Tx,
  { lookups }: Pick<ContentDeps, "lookups">,
  rows: readonly ItemRow[],
) {
  const ids = [...new Set(rows.map(({ companyId }) => companyId))];
  const companies = new Map((await lookups.choices.company.named(tx, ids)).map(({ id, name }) => [id, name]));
  return rows.map(({ id, title, source, language, companyId, url, publishedAt, guard, ...counted }) => ({
    id,
    title,
    source,
    language,
    company: companies.get(companyId) ?? "",
    url,
    publishedAt: publishedAt.toISOString(),
    views: shownPeople(counted.views, guard),
    likes: shownPeople(counted.likes, guard),
    shares: shownPeople(counted.shares, guard),
    rounded: guard !== null,
  }));
}
