import type { Page } from "../../../platform/list/list.ts";

export function pageOfNotices<Row extends { readonly createdAt: Date }>({ rows, next }: Page<Row>) {
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), next };
}
