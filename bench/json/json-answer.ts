import type { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";

export const jsonBody = JSON.stringify({ shareId: 4711, scheduleDate: "2026-11-20", scheduleTime: "09:30" });

/** What both servers answer: a share as the schedule page gets it back, made anew for every call. */
export function jsonAnswer(shareId: number): OutputOf<typeof reschedulePost> {
  return {
    id: shareId,
    postId: 31_337,
    postTitle: "What the market says about number 31337 this week",
    thumbnailUrl:
      "/media/5f0c1c4b2f7d4b0a/thumbnail.webp?e=1763200000&s=1YbK0jVj9cH8v1nGm2l3o4p5q6r7s8t9u0v1w2x3y4z",
    network: "LINKEDIN",
    state: "SCHEDULED",
    reason: null,
    text: "What our colleagues say about it, ".repeat(8),
    length: { used: 322, max: 3_000 },
    dueAt: "2026-11-20T08:30:00.000Z",
    sharedAt: null,
    permalink: null,
    shortUrl: "https://go.example.com/a1b2c3d4",
    clicks: 12,
    assisted: false,
    voice: "VOICE_1",
    version: 1,
    unconnected: null,
    dismissed: false,
    can: {
      cancel: true,
      reschedule: true,
      editText: true,
      confirm: false,
      finish: false,
      sendAgain: false,
      shareAgain: false,
      dismiss: false,
      restore: false,
    },
  };
}
