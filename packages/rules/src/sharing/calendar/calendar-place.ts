import type { ShareReason } from "@polyphon/contract/sharing/sharing.ts";
import { type FailedFacts, isOpenFailure } from "../shares/failed-share.ts";

type CalendarPlace = "planned" | "shared" | "needsYou";

/**
 * How a calendar counts a share; null leaves it out. Shares stopped by operators need no action of the person, nor do
 * failures that were dealt with.
 */
export function calendarPlace(
  share: FailedFacts & { readonly reason: ShareReason | null },
): CalendarPlace | null {
  switch (share.state) {
    case "SCHEDULED":
    case "PUBLISHING":
      return "planned";
    case "SHARED":
      return "shared";
    case "HELD":
      return share.reason === "kill_switch" ? "planned" : "needsYou";
    case "FAILED":
      return isOpenFailure(share) ? "needsYou" : null;
    case "UNCONFIRMED":
      return "needsYou";
    case "CANCELLED":
      return null;
    default:
      return share.state satisfies never;
  }
}
