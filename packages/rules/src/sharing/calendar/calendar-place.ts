import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";

type CalendarPlace = "planned" | "shared" | "needsYou";

/** How a calendar counts a share; null leaves it out. Shares stopped by operators need no action of the person. */
export function calendarPlace(state: ShareState, reason: ShareReason | null): CalendarPlace | null {
  switch (state) {
    case "SCHEDULED":
    case "PUBLISHING":
      return "planned";
    case "SHARED":
      return "shared";
    case "HELD":
      return reason === "kill_switch" ? "planned" : "needsYou";
    case "FAILED":
    case "UNCONFIRMED":
      return "needsYou";
    case "CANCELLED":
      return null;
    default:
      return state satisfies never;
  }
}
