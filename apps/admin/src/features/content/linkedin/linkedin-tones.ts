import type { LinkedinPostStatus } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";

export const linkedinTones: Readonly<Record<LinkedinPostStatus, StatusTone>> = {
  PENDING_APPROVAL: "warn",
  ACTIVE: "ok",
  REJECTED: "idle",
};
