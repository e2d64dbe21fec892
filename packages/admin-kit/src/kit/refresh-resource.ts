import type { QueryClient } from "@tanstack/react-query";
import type { KitResource } from "./kit-resource.ts";

/** Everything read of a resource is read anew after a change. */
export async function refreshResource(queries: QueryClient, resource: KitResource): Promise<void> {
  const { list, count, get, history } = resource;
  await Promise.all(
    [list, count, get, history].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
  );
}
