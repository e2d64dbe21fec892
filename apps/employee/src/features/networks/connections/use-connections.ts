import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

export function useConnections() {
  return useEndpoint(listConnections, {});
}
