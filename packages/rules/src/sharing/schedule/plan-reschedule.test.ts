import { shareStates } from "@polyphon/contract/sharing/sharing.ts";
import { describe, expect, test } from "vitest";
import type { RescheduleRequest } from "./plan-reschedule.ts";
import { planReschedule } from "./plan-reschedule.ts";

const now = new Date("2026-11-18T10:00:00Z");
const input: RescheduleRequest = {
  now,
  zone: "Europe/Berlin",
  share: { network: "XING", state: "SCHEDULED" },
  others: [],
  time: { kind: "at", date: "2026-11-20", time: "14:30" },
};
const others = Array.from({ length: 4 }, () => ({
  network: "XING" as const,
  state: "SCHEDULED" as const,
  dueAt: new Date("2026-11-19T10:00:00Z"),
}));

describe("rescheduling a share", () => {
  test("moves it only while it is scheduled", () => {
    for (const state of shareStates) {
      const waits = state === "SCHEDULED" || state === "HELD";
      expect(planReschedule({ ...input, share: { network: "XING", state } })).toEqual(
        waits
          ? { ok: true, dueAt: new Date("2026-11-20T13:30:00Z") }
          : { ok: false, reason: "share_not_open" },
      );
    }
  });

  test("needs a free place in the target week", () => {
    expect(planReschedule({ ...input, others })).toEqual({ ok: false, reason: "weekly_limit_reached" });
    const nextWeek = { kind: "at", date: "2026-11-24", time: "14:30" } as const;
    expect(planReschedule({ ...input, others, time: nextWeek })).toMatchObject({ ok: true });
  });

  test("is refused into the past", () => {
    const time = { kind: "at", date: "2026-11-18", time: "10:59" } as const;
    expect(planReschedule({ ...input, time })).toEqual({ ok: false, reason: "schedule_in_past" });
  });
});
