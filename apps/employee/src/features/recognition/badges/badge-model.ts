import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";

export type Badge = OutputOf<typeof popupBadges>[number];
