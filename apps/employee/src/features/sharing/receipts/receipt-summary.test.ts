import { shareStates, type ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { describe, expect, it } from "vitest";
import { receiptSummary } from "./receipt-summary.ts";
import type { Share } from "../share-model.ts";

const now = Date.parse("2026-11-16T10:00:00Z");

function share(state: ShareState, dueAt = "2026-11-16T10:00:00Z"): Share {
  return {
    id: 1,
    postId: 1,
    postTitle: "",
    thumbnailUrl: null,
    network: "LINKEDIN",
    state,
    reason: null,
    text: "",
    length: { used: 0, max: 3_000 },
    dueAt,
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
    },
  };
}

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
