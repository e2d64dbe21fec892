import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId, newestFirst } from "../../../platform/list/list-order.ts";
import { findByWords, wordsCondition } from "../post/post-words.store.ts";

/** False when there is no such post. */
export async function markKilled(tx: Tx, id: number, killedAt: Date | null): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post set killed_at = case when $2::timestamptz is null then null else coalesce(killed_at, $2) end where id = $1`,
    [id, killedAt],
  );
  return rowCount === 1;
}

export interface SwitchablePost {
  readonly id: number;
  readonly title: string;
  readonly categoryName: string;
  readonly publishAt: Date;
  readonly killedAt: Date | null;
}

/** Killed ones by when they were killed, otherwise by when they were added; newest first. A number finds a post by its id. */
export async function listSwitchablePosts(
  tx: Tx,
  { search = "", state }: { readonly search?: string | undefined; readonly state: "killed" | "all" },
  page: PageInput,
): Promise<Page<SwitchablePost>> {
  const number = /^\d{1,15}$/u.test(search) ? Number(search) : null;
  const words = search === "" || number !== null ? null : await findByWords(tx, search, null);
  return listPage<SwitchablePost>(
    tx,
    {
      select: `p.id, p.title, c.name as "categoryName", p.publish_at as "publishAt", p.killed_at as "killedAt"`,
      from: "post p join category c on c.id = p.category_id",
      where: [
        "p.category_id is not null",
        equals("p.id", number),
        words && ((bind) => wordsCondition(words, "p", bind)),
        state === "killed" ? "p.killed_at is not null" : null,
      ],
      order: state === "killed" ? newestFirst("p.killed_at", "p.id") : byId("p.id", "descending"),
    },
    page,
  );
}
