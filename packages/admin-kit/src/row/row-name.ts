import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import { namedOf } from "../widgets/reference/named-of.ts";

/** A row of which only the name is known, because everything was chosen at once. */
export const pickedName = "$name";

/** What a row is called in questions and notices: its name, its first column, or its number. */
export function rowName(resource: Pick<KitResource, "columns" | "namedBy">, row: ResourceRow): string {
  const picked = row[pickedName];
  if (typeof picked === "string" && picked !== "") return picked;
  const whole = (resource.namedBy ?? [])
    .map((name) => row[name])
    .filter((word) => typeof word === "string" && word !== "");
  if (whole.length > 0) return whole.join(" ");
  const value = row[resource.columns[0] ?? "id"];
  if (typeof value === "string" && value !== "") return value;
  return namedOf(value)[0]?.name ?? String(row.id);
}
