import { ExportMenu } from "./export-menu.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";
import { useResourceRows } from "./use-resource-rows.ts";

/** Exports the rows that match the filters, in the order of the list. */
export function ExportButton({ resource, values }: { resource: KitResource; values: QueryValues }) {
  return <ExportMenu source={useResourceRows(resource, values)} />;
}
