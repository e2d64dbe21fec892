import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource } from "../kit/kit-resource.ts";
import { listCall } from "../list/list-call.ts";
import type { QueryValues } from "../list/list-query.ts";
import { resourceText } from "../kit/resource-text.ts";
import { storedWords } from "../history/stored-words.ts";
import { zonedHead } from "./list-rows.ts";
import type { ExportSource } from "./use-file-export.ts";

/** The rows of a resource that match the filters, in the order of its list: the fields that are asked for. */
export function useResourceRows(
  resource: KitResource,
  values: QueryValues,
  wanted: readonly string[],
): ExportSource {
  const kit = useKit();
  const call = useApi();
  const names = Object.keys(resource.fields);
  const narrowed = listCall(resource.list, values);
  return {
    name: resource.name,
    heads: wanted.map((name) => {
      const head = resourceText(kit, resource).field(name);
      return resource.fields[name]?.kind === "dateTime" ? zonedHead(head, kit.clockZone()) : head;
    }),
    page: async (after, signal) => {
      const input = callOf<KitResource["export"]>(after === undefined ? narrowed : { ...narrowed, after });
      const { rows, next } = await call(resource.export, input, { signal });
      return {
        rows: rows.map((row) =>
          wanted.map((name) => storedWords(kit, resource, name, row[names.indexOf(name)] ?? "")),
        ),
        next,
      };
    },
  };
}
