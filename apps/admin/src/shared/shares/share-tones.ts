import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";

export const shareTones: Readonly<Record<ShareState, StatusTone>> = {
  SCHEDULED: "info",
  PUBLISHING: "info",
  SHARED: "ok",
  FAILED: "bad",
  UNCONFIRMED: "warn",
  HELD: "warn",
  CANCELLED: "idle",
};
