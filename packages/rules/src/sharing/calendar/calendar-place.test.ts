import { shareReasons, shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { expect, test } from "vitest";
import { calendarPlace } from "./calendar-place.ts";

test("a calendar counts each share once: as planned, as out, or as waiting for the person", () => {
  const places = shareStates.map((state) => [state, calendarPlace(state, "token_expired")]);
  expect(Object.fromEntries(places)).toEqual({
    SCHEDULED: "planned",
    PUBLISHING: "planned",
    SHARED: "shared",
    FAILED: "needsYou",
    UNCONFIRMED: "needsYou",
    HELD: "needsYou",
    CANCELLED: null,
  });
});

test("only what operators stopped is held without needing the person", () => {
  const idle = shareReasons.filter((reason) => calendarPlace("HELD", reason) === "planned");
  expect(idle).toEqual(["kill_switch"]);
});
