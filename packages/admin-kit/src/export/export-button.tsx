import { ExportMenu } from "./export-menu.tsx";
import type { KitResource } from "../kit/kit-resource.ts";
import type { QueryValues } from "../list/list-query.ts";
import { useResourceRows } from "./use-resource-rows.ts";

export interface ExportButtonProps {
  resource: KitResource;
  values: QueryValues;
  /** Of the fields that are columns now. */
  names: readonly string[];
}

/** Exports the rows that match the filters, in the order and the columns of the list, or with every field. */
export function ExportButton({ resource, values, names }: ExportButtonProps) {
  const all = Object.keys(resource.fields);
  return (
    <ExportMenu
      source={useResourceRows(resource, values, names)}
      whole={useResourceRows(resource, values, all)}
    />
  );
}
