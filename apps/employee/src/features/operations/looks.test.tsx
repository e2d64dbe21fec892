// @vitest-environment jsdom
import { doings } from "@polyphon/contract/kit/about.ts";
import { listOwnLooks } from "@polyphon/contract/operations/looks.contract.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { looks as words } from "@polyphon/i18n/en/operations/looks.employee.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Me } from "../../shared/session/me.ts";
import { mountInApp, type Mounted } from "../../shared/testing/mount-in-app.tsx";
import { LooksCard } from "./looks-card.tsx";
import { VisibilityCard } from "./visibility-card.tsx";

const me = { company: { companyTimeZone: "Europe/Berlin" } } as unknown as Me;
const manager = { side: "company", userType: "corporateAdmin" } as const;
const writer = { side: "provider", userType: "writer" } as const;

const visibility = (minimum: number | null): Visibility => ({
  minimum,
  doings: doings.map((doing) => ({
    doing,
    by:
      doing === "answers"
        ? []
        : minimum === null
          ? [
              { ...manager, sight: "named", namedFor: [] },
              { ...writer, sight: "named", namedFor: [] },
            ]
          : [
              { ...manager, sight: "unnamed", namedFor: ["endsThem"] },
              { ...writer, sight: "hidden", namedFor: [] },
            ],
  })),
});
const line = {
  name: "Stella Staff",
  userType: "corporateAdmin",
  firstAt: "2026-11-20T08:05:00.000Z",
  lastAt: "2026-11-20T09:30:00.000Z",
  seen: [
    { doing: "shares", times: 3 },
    { doing: "connections", times: 1 },
  ],
};
const other = { ...line, name: null, userType: "subAdmin", firstAt: line.lastAt };

let page: Mounted;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
});
afterEach(async () => {
  await page.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

interface Answers {
  readonly seen?: () => unknown;
  readonly looks?: (after: string | undefined) => unknown;
}

async function open({ seen = () => visibility(null), looks = () => ({ items: [], next: null }) }: Answers) {
  const call = (async ({ name }: { name: string }, input: { after?: string }) =>
    name === listOwnLooks.name ? looks(input.after) : seen()) as Call;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  page = await mountInApp(
    <main>
      <h1>{words.title}</h1>
      <VisibilityCard />
      <LooksCard />
    </main>,
    { me, call, pass, texts: { looks: words } },
  );
}

const shown = () => document.body.textContent ?? "";

test("every kind is there with who sees it, why and how long it is kept", async () => {
  await open({});
  expect([...document.querySelectorAll("h3")].slice(0, doings.length).map((one) => one.textContent)).toEqual(
    doings.map((doing) => words.doings[doing].title),
  );
  expect(shown()).toContain(words.mode.off);
  expect(shown()).toContain("Corporate admins");
  expect(shown()).not.toContain("Corporate admins:");
  expect(shown()).toContain(words.nobody);
  expect(shown()).toContain("for 180 days");
  expect(shown()).not.toContain("{{");
});

test("works-council mode says for each role what is left, and the minimum", async () => {
  await open({ seen: () => visibility(12) });
  expect(shown()).toContain("at least 12 people");
  expect(shown()).toContain(`Corporate admins: ${words.sights.unnamed}; ${words.namedFor.endsThem}`);
  expect(shown()).toContain(`Writers: ${words.sights.hidden}`);
});

test("who has looked is listed with role, what, when and how often, page by page", async () => {
  await open({
    looks: (after) =>
      after === undefined ? { items: [line], next: "second" } : { items: [other], next: null },
  });
  const rows = () => [...document.querySelectorAll("section:last-of-type li")].map((one) => one.textContent);
  expect(rows()).toEqual([
    expect.stringMatching(
      /Stella Staff.*corporate admin.*Shared posts \(3 times\) and Connected networks.*10:30/,
    ),
  ]);
  expect(rows()[0]).toContain("09:05");
  await page.press(words.log.more);
  expect(rows()[1]).toContain(words.log.provider);
  expect(page.button(words.log.more)).toBeUndefined();
});

test("an empty log says what would be in it", async () => {
  await open({});
  expect(shown()).toContain(words.log.empty);
  expect(shown()).toContain(words.log.emptyText);
});

test("each part that cannot be loaded says so, and is tried again by itself", async () => {
  let away = true;
  const failing = (answer: unknown) => () => {
    if (away) throw new Error("unavailable");
    return answer;
  };
  await open({ seen: failing(visibility(null)), looks: failing({ items: [line], next: null }) });
  await page.pass(20_000);
  expect(shown()).toContain(words.error);
  expect(shown()).toContain(words.log.error);
  expect(document.querySelectorAll("main button")).toHaveLength(2);
  away = false;
  for (const button of document.querySelectorAll<HTMLButtonElement>("main button")) button.click();
  await page.pass(1_000);
  expect(shown()).toContain("Stella Staff");
  expect(shown()).toContain(words.doings.shares.title);
});
