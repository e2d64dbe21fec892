import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tellCopyTrouble } from "./copy-trouble.ts";
import { closeNotice, notify, shownNotices } from "./notices.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: employeeEn } } }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const told = () => shownNotices().map(({ tone, text }) => `${tone}: ${text}`);

describe("notices", () => {
  test("stay for five seconds, the long ones for eight [B8-29]", () => {
    for (const tone of ["info", "ok", "warn", "bad"] as const) notify(tone, `short ${tone}`);
    for (const tone of ["ok", "bad"] as const) notify(tone, `long ${tone}`, { long: true });
    vi.advanceTimersByTime(4999);
    expect(told()).toHaveLength(6);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual(["ok: long ok", "bad: long bad"]);
    vi.advanceTimersByTime(2999);
    expect(told()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual([]);
  });

  test("say one thing once, and can be closed", () => {
    notify("bad", "No luck");
    notify("bad", "No luck");
    expect(told()).toEqual(["bad: No luck"]);
    closeNotice(shownNotices()[0]?.id ?? 0);
    expect(told()).toEqual([]);
  });
});

describe("the clipboard", () => {
  test("that refuses is told as a danger [B8-26]", () => {
    tellCopyTrouble("failed");
    expect(told()).toEqual(["bad: Failed to copy to clipboard"]);
  });

  test("that would get nothing is told as a warning [B8-27]", () => {
    tellCopyTrouble("nothing");
    expect(told()).toEqual(["warn: Nothing to copy"]);
  });
});
