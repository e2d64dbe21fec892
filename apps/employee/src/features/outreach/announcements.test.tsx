// @vitest-environment jsdom
import {
  listUnseenAnnouncements,
  markAnnouncementsViewed,
} from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { outreach } from "@polyphon/i18n/en/outreach/outreach.employee.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mountInApp, type Mounted } from "../../shared/testing/mount-in-app.tsx";
import type { Me } from "../../shared/session/me.ts";
import AnnouncementsModal, { nextAfterMs } from "./announcements.modal.tsx";

const me = { company: { companyTimeZone: "Pacific/Auckland" } } as unknown as Me;
const news = [
  { id: 7, title: "The first", message: "<p>Soon.</p><img src=x onerror=alert(1)>" },
  { id: 9, title: "The second", message: "<p>Later.</p>" },
];

let page: Mounted;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") });
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

interface Answers {
  readonly list: () => unknown;
  readonly mark?: () => unknown;
}

async function open({ list, mark = () => ({ ids: [] }) }: Answers) {
  const calls: [string, unknown][] = [];
  const onOver = vi.fn<() => void>();
  const call = (async ({ name }: { name: string }, input: unknown) => {
    calls.push([name, input]);
    return name === listUnseenAnnouncements.name ? list() : mark();
  }) as Call;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  page = await mountInApp(<AnnouncementsModal onOver={onOver} />, { me, call, pass, texts: { outreach } });
  return { calls, onOver };
}

const fails = () => {
  throw new Error("unavailable");
};
const shown = () => document.querySelector("[role=dialog] h2")?.textContent ?? null;
const gotIt = outreach.announcement.close;

test("announcements are requested with today's date in the company's time zone [B7.2-26]", async () => {
  const { calls } = await open({ list: () => ({ announcements: [] }) });
  expect(calls).toEqual([[listUnseenAnnouncements.name, { date: "2026-11-16" }]]);
});

test("an announcement is marked as viewed when it is closed, and not before [B4.5-01]", async () => {
  const { calls, onOver } = await open({ list: () => ({ announcements: news.slice(0, 1) }) });
  expect(shown()).toBe("The first");
  expect(document.querySelector("[role=dialog] img")).toBeNull();
  expect(calls).toHaveLength(1);
  await page.press(gotIt);
  expect(calls[1]).toEqual([markAnnouncementsViewed.name, { ids: [7] }]);
  expect([shown(), onOver.mock.calls.length]).toEqual([null, 1]);
});

test("the next announcement appears two seconds after the previous one, and the step ends after the last [B4.5-02]", async () => {
  const { onOver } = await open({ list: () => ({ announcements: news }) });
  expect(nextAfterMs).toBe(2_000);
  await page.press(gotIt);
  await page.pass(1_800);
  expect(shown()).toBeNull();
  await page.pass(200);
  expect(shown()).toBe("The second");
  expect(onOver).not.toHaveBeenCalled();
  await page.press(gotIt);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test("a failed mark as viewed is ignored: no message is shown and the next announcement appears [B7.2-08]", async () => {
  await open({ list: () => ({ announcements: news }), mark: fails });
  await page.press(gotIt);
  await page.pass(2_000);
  expect(shown()).toBe("The second");
});

test("the step ends at once when there is no announcement or loading fails [B4.2-07]", async () => {
  expect((await open({ list: () => ({ announcements: [] }) })).onOver).toHaveBeenCalledTimes(1);
  await page.unmount();
  expect((await open({ list: fails })).onOver).toHaveBeenCalledTimes(1);
});
