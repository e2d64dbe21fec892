import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { previewPostSwitch, previewSwitch } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import type { SwitchTarget } from "../switch-model.ts";

export type Preview = OutputOf<typeof previewSwitch>;

/** The decision is based on these figures, so cached ones are never shown. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Shares are read with the permission of the screen that asks: posts have their own. */
export function usePreview({ scope, key }: SwitchTarget, againMs?: number) {
  const ofPost = scope === "post";
  const again = againMs === undefined ? {} : { refetchInterval: againMs };
  const plain = useEndpoint(
    previewSwitch,
    { scope: scope === "post" || scope === "cron" ? "all" : scope, key },
    { ...fresh, ...again, enabled: !ofPost && scope !== "cron" },
  );
  const post = useEndpoint(previewPostSwitch, { postId: ofPost ? key : 0 }, { ...fresh, enabled: ofPost });
  return ofPost ? post : plain;
}
