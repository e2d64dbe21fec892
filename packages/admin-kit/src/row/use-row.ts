import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { callOf, type KitResource } from "../kit/kit-resource.ts";

/** One row as it is stored now; nothing is asked for where a new one is added. */
export function useRow(resource: KitResource, id: number | undefined) {
  return useEndpoint(resource.get, callOf<KitResource["get"]>({ id: id ?? 0 }), {
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
