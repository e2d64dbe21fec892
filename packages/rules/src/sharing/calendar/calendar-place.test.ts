import { shareReasons, shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { expect, test } from "vitest";
import { calendarPlace } from "./calendar-place.ts";

const untouched = { dismissed: false, followed: false };

test("a calendar counts each share once: as planned, as shared, or as waiting for the person", () => {
  const places = shareStates.map((state) => [
    state,
    calendarPlace({ ...untouched, state, reason: "token_expired" }),
  ]);
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

test("only shares stopped by operators are held without an action for the person", () => {
  const idle = shareReasons.filter(
    (reason) => calendarPlace({ ...untouched, state: "HELD", reason }) === "planned",
  );
  expect(idle).toEqual(["kill_switch"]);
});

test("a failure that was put aside or shared again no longer waits for the person", () => {
  for (const dealtWith of [
    { dismissed: true, followed: false },
    { dismissed: false, followed: true },
  ])
    expect(calendarPlace({ state: "FAILED", reason: "content_rejected", ...dealtWith })).toBeNull();
});
