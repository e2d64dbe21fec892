import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";

type Share = OutputOf<typeof readShare>;

/** A share as the server presents it, for tests that need only some of its fields. */
export function exampleShare(values: Partial<Share>): Share {
  return {
    id: 1,
    postId: 1,
    postTitle: "Wind alone",
    thumbnailUrl: null,
    network: "LINKEDIN",
    state: "SCHEDULED",
    reason: null,
    text: "",
    length: { used: 0, max: 3_000 },
    dueAt: "2026-11-16T10:00:00Z",
    sharedAt: null,
    permalink: null,
    shortUrl: null,
    clicks: 0,
    assisted: false,
    voice: "VOICE_1",
    version: 1,
    unconnected: null,
    dismissed: false,
    can: {
      cancel: false,
      reschedule: false,
      editText: false,
      confirm: false,
      finish: false,
      sendAgain: false,
      shareAgain: false,
      dismiss: false,
      restore: false,
    },
    ...values,
  };
}
