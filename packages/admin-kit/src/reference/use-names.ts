import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { sourceOf } from "../widgets/reference/source-of.ts";

/** The names behind ids in an address; an unknown id keeps its number. */
export function useNames(field: ResourceField, ids: readonly string[]): readonly Named[] {
  const found = useEndpoint(
    sourceOf(field),
    { ids: ids.join(",") },
    {
      enabled: ids.length > 0,
      staleTime: 300_000,
    },
  );
  return ids.map((id) => ({
    id: Number(id),
    name: found.data?.items.find((one) => one.id === Number(id))?.name ?? (found.isPending ? "…" : id),
  }));
}
