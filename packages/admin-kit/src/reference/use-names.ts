import type { FilteredField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { sourceOf } from "../widgets/reference/source-of.ts";

/** The names behind ids in an address; an unknown id keeps its number. */
export function useNames(field: FilteredField, ids: readonly string[]): readonly Named[] {
  // An address may hold anything; what is no id is shown as it is.
  const known = ids.filter((id) => /^[1-9]\d{0,15}$/u.test(id));
  const found = useEndpoint(
    sourceOf(field),
    { ids: known.join(",") },
    { enabled: known.length > 0, staleTime: 300_000 },
  );
  return ids.map((id) => ({
    id: Number(id),
    name: found.data?.items.find((one) => one.id === Number(id))?.name ?? (found.isLoading ? "…" : id),
  }));
}
