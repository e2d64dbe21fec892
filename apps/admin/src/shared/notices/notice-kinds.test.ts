import { expect, it } from "vitest";
import { type Notice, noticeKinds, noticeMs } from "./notice-kinds.ts";

it("knows info, success, warning, danger, two long ones and one that goes back [A8-29]", () => {
  expect(Object.keys(noticeKinds)).toEqual([
    "info",
    "success",
    "warning",
    "danger",
    "dangerLong",
    "successLong",
    "back",
  ]);
  expect(Object.entries(noticeKinds).filter(([, kind]) => "back" in kind)).toHaveLength(1);
});

it("shows the plain kinds for 5 seconds and the long ones for 8 [A8-30] [A8-31] [C8-44] [C8-45]", () => {
  const { info, success, warning, danger, dangerLong, successLong } = noticeKinds;
  expect([info, success, warning, danger].map((kind: Omit<Notice, "text">) => noticeMs(kind))).toEqual(
    Array(4).fill(5000),
  );
  expect([dangerLong, successLong].map(noticeMs)).toEqual([8000, 8000]);
});

it("shows what can be undone for 8 seconds", () => {
  expect(noticeMs({ action: { label: "Undo", act: () => undefined } })).toBe(8000);
});
