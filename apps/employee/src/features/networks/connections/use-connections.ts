import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";

export function useConnections() {
  return useEndpoint(listConnections, {});
}

/** Whether it is known what the connections need: after a failure nothing more is waited for. */
export function useConnectionsKnown(): boolean {
  const { isPending, failureCount } = useConnections();
  return !isPending || failureCount > 0;
}
