import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { notifyCopyFailed } from "./copy-trouble.ts";
import { closeNotice, holdNotice, notify, releaseNotice, shownNotices } from "./notices.ts";

beforeAll(() => i18next.init({ lng: "en", resources: { en: { translation: employeeEn } } }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => shownNotices().map(({ tone, text }) => `${tone}: ${text}`);

describe("notices", () => {
  test("stay for five seconds, the long ones for eight [B8-29]", () => {
    for (const tone of ["info", "ok", "warn", "bad"] as const) notify(tone, `short ${tone}`);
    for (const tone of ["ok", "bad"] as const) notify(tone, `long ${tone}`, { long: true });
    vi.advanceTimersByTime(4999);
    expect(shown()).toHaveLength(6);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(["ok: long ok", "bad: long bad"]);
    vi.advanceTimersByTime(2999);
    expect(shown()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  test("with an action stay for eight seconds, and as long as somebody is about to use it", () => {
    notify("ok", "Cancelled", { action: { label: "Undo", act: () => undefined } });
    vi.advanceTimersByTime(7999);
    const [first] = shownNotices();
    holdNotice(first?.id ?? 0);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["ok: Cancelled"]);
    releaseNotice(first?.id ?? 0);
    vi.advanceTimersByTime(8000);
    expect(shown()).toEqual([]);
  });

  test("are shown for each action, even with the same words", () => {
    const acts: number[] = [];
    for (const one of [1, 2])
      notify("ok", "Cancelled", { action: { label: "Undo", act: () => acts.push(one) } });
    for (const { action } of shownNotices()) action?.act();
    expect(acts).toEqual([1, 2]);
  });

  test("are not repeated, and can be closed", () => {
    notify("bad", "No luck");
    notify("bad", "No luck");
    expect(shown()).toEqual(["bad: No luck"]);
    closeNotice(shownNotices()[0]?.id ?? 0);
    expect(shown()).toEqual([]);
  });
});

describe("the clipboard", () => {
  test("shows a danger notice when copying is refused [B8-26]", () => {
    notifyCopyFailed("failed");
    expect(shown()).toEqual(["bad: Failed to copy to clipboard"]);
  });

  test("shows a warning when there is nothing to copy [B8-27]", () => {
    notifyCopyFailed("nothing");
    expect(shown()).toEqual(["warn: Nothing to copy"]);
  });
});
