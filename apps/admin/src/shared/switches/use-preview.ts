import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { previewPostSwitch, previewSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { readOwnPostSwitch, readOwnSwitch } from "@polyphon/contract/operations/own-switch.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { SwitchTarget } from "./switch-target.ts";

export type Preview = OutputOf<typeof previewSwitch>;

/** The decision is based on these figures, so cached ones are never shown. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Shares are read with the permission of the screen that asks: posts and the own company have their own calls. */
export function usePreview({ scope, key, own = false }: SwitchTarget, againMs?: number) {
  const ofPost = scope === "post";
  const postId = ofPost ? key : 0;
  const again = againMs === undefined ? {} : { refetchInterval: againMs };
  const plain = useEndpoint(
    previewSwitch,
    { scope: scope === "post" || scope === "cron" ? "all" : scope, key },
    { ...fresh, ...again, enabled: !own && !ofPost && scope !== "cron" },
  );
  const post = useEndpoint(previewPostSwitch, { postId }, { ...fresh, enabled: !own && ofPost });
  const ownCompany = useEndpoint(readOwnSwitch, {}, { ...fresh, enabled: own && !ofPost });
  const ownPost = useEndpoint(readOwnPostSwitch, { postId }, { ...fresh, enabled: own && ofPost });
  const ofOwn = ofPost ? ownPost : ownCompany;
  const { data, dataUpdatedAt, error, isError, refetch } = own ? ofOwn : ofPost ? post : plain;
  return {
    data,
    dataUpdatedAt,
    error,
    isError,
    again: () => void refetch(),
    /** Stopped by the provider, so that a company cannot release it. */
    byProvider: own && (ofOwn.data?.byProvider ?? false),
  };
}

export type ReadPreview = ReturnType<typeof usePreview>;
