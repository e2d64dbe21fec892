import { shareStates, type ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { describe, expect, it } from "vitest";
import { exampleShare } from "../../../shared/testing/example-share.ts";
import { receiptSummary } from "./receipt-summary.ts";

const now = Date.parse("2026-11-16T10:00:00Z");

const share = (state: ShareState, dueAt = "2026-11-16T10:00:00Z") => exampleShare({ state, dueAt });

describe("the heading of the receipts", () => {
  it("counts every share once, whatever its state", () => {
    for (const state of shareStates) {
      const parts = receiptSummary([share(state)], now);
      expect(parts).toHaveLength(1);
      expect(parts[0]?.count).toBe(1);
    }
  });

  it("distinguishes a planned share from one that is being sent", () => {
    const later = share("SCHEDULED", "2026-11-19T08:20:00Z");
    expect(receiptSummary([share("SHARED"), share("SCHEDULED"), later, later], now)).toEqual([
      { key: "sharing.receipt.out", count: 1 },
      { key: "sharing.receipt.onWay", count: 1 },
      { key: "sharing.receipt.planned", count: 2 },
    ]);
  });
});
