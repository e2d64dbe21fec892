import type { KitResource, ResourceRow } from "./kit-resource.ts";
import { namedOf } from "./widgets/named-of.ts";

/** What a row is called in questions and notices: its first column, or its number. */
export function rowName(resource: KitResource, row: ResourceRow): string {
  const value = row[resource.columns[0] ?? "id"];
  if (typeof value === "string" && value !== "") return value;
  return namedOf(value)[0]?.name ?? String(row.id);
}
