import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useKit } from "./kit-context.tsx";
import { callOf, type KitResource } from "./kit-resource.ts";
import { listCall } from "./list-call.ts";
import type { QueryValues } from "./list-query.ts";
import { resourceText } from "./resource-text.ts";
import { storedWords } from "./stored-words.ts";
import type { ExportSource } from "./use-file-export.ts";

/** What the filters leave of a resource, in the order of its list. */
export function useResourceRows(resource: KitResource, values: QueryValues): ExportSource {
  const kit = useKit();
  const call = useApi();
  const names = Object.keys(resource.fields);
  const narrowed = listCall(resource, values);
  return {
    name: resource.name,
    heads: names.map(resourceText(kit, resource).field),
    page: async (after, signal) => {
      const input = callOf<KitResource["export"]>(after === undefined ? narrowed : { ...narrowed, after });
      const { rows, next } = await call(resource.export, input, { signal });
      return {
        rows: rows.map((row) => row.map((word, at) => storedWords(kit, resource, names[at] ?? "", word))),
        next,
      };
    },
  };
}
