import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { PublishAdapter } from "../sharing.port.ts";

/** A network that accepts everything at once, so that a measurement sees the engine only. */
export function nullAdapter(network: Network): PublishAdapter {
  return {
    network,
    accountTypes: ["PERSONAL"],
    abilities: {
      text: true,
      linkCard: true,
      minImages: 0,
      maxImages: 0,
      video: false,
      document: false,
      mentions: false,
      remove: false,
      afterLostAnswer: "look_up",
      assisted: false,
    },
    uploadMedia: () => Promise.resolve({ kind: "ready", mediaIds: [] }),
    publish: (request, guard) =>
      Promise.resolve(
        guard()
          ? { kind: "published", externalId: `null:${request.shareId}`, permalink: null }
          : { kind: "not_sent", detail: "the guard said no" },
      ),
    lookUp: () => Promise.resolve({ kind: "not_found" }),
  };
}
