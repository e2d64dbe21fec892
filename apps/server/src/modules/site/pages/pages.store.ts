import type { Tx } from "../../../platform/db/transaction.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";

export interface PageRow {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly contentEn: string;
  readonly contentDe: string;
  readonly version: number;
  readonly updatedAt: Date;
}

const columns = `id, key, title, content_en as "contentEn", content_de as "contentDe", version, updated_at as "updatedAt"`;

export async function findPageByKey(tx: Tx, key: string): Promise<PageRow | null> {
  const { rows } = await tx.client.query<PageRow>(`select ${columns} from cms_page where key = $1`, [key]);
  return rows[0] ?? null;
}

export async function findPage(tx: Tx, id: number): Promise<PageRow | null> {
  const { rows } = await tx.client.query<PageRow>(`select ${columns} from cms_page where id = $1`, [id]);
  return rows[0] ?? null;
}

type ListedPage = Omit<PageRow, "contentEn" | "contentDe">;

export function listPages(tx: Tx, search: string | null, page: PageInput): Promise<Page<ListedPage>> {
  return listPage<ListedPage>(
    tx,
    {
      select: `id, key, title, version, updated_at as "updatedAt"`,
      from: "cms_page",
      where: [
        search === null
          ? null
          : (bind) => `position(lower(${bind(search)}::text) in lower(key || ' ' || title)) > 0`,
      ],
      order: { keys: [["key", "text"]], descending: false },
    },
    page,
  );
}

/** Null when the version is no longer the one that was edited. */
export async function updatePage(
  tx: Tx,
  page: Pick<PageRow, "id" | "version" | "title" | "contentEn" | "contentDe">,
): Promise<PageRow | null> {
  const { rows } = await tx.client.query<PageRow>(
    `update cms_page set title = $3, content_en = $4, content_de = $5, version = version + 1, updated_at = now()
     where id = $1 and version = $2 returning ${columns}`,
    [page.id, page.version, page.title, page.contentEn, page.contentDe],
  );
  return rows[0] ?? null;
}

/** A page that exists, edited by staff or not, is left alone. */
export async function addMissingPages(
  tx: Tx,
  pages: readonly Pick<PageRow, "key" | "title" | "contentEn" | "contentDe">[],
): Promise<string[]> {
  const { rows } = await tx.client.query<{ key: string }>(
    `insert into cms_page (key, title, content_en, content_de)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict (key) do nothing returning key`,
    [
      pages.map((page) => page.key),
      pages.map((page) => page.title),
      pages.map((page) => page.contentEn),
      pages.map((page) => page.contentDe),
    ],
  );
  return rows.map((row) => row.key);
}
