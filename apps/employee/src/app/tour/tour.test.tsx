// @vitest-environment jsdom
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { autopilot } from "@polyphon/i18n/en/autopilot/autopilot.employee.ts";
import { autopilotWhy } from "@polyphon/i18n/en/autopilot/why.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { tour } from "@polyphon/i18n/en/people/tour.employee.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mountInApp, type Mounted } from "../../shared/testing/mount-in-app.tsx";
import type { Me } from "../../shared/session/me.ts";
import { withTexts } from "../screens/with-texts.ts";
import { tourMemory } from "./tour-memory.ts";
import TourModal from "./tour.modal.tsx";

interface World {
  readonly required?: Network | null;
  readonly networks?: readonly Network[];
  readonly connected?: readonly Network[];
  readonly welcome?: string | null;
  /** Has chosen interests before. */
  readonly liked?: boolean;
  readonly cycle?: "CLASSIC" | "MONTHLY" | null;
  /** How many shares the plan has that the answers lead to. */
  readonly posts?: number;
}

/** Two shares a week from 10 November on; without any, each week has a place for which there is no post. */
const planOf = (posts: number) => ({
  today: "2026-11-08",
  timeZone: "Europe/Berlin",
  dryRun: true,
  away: null,
  weeks: [10, 17, 24].map((day, week) => ({
    weekNumber: 46 + week,
    weekYear: 2026,
    monday: `2026-11-${day - 1}`,
    state: "LIKELY",
    items: [0, 1].flatMap((at) =>
      week * 2 + at < posts
        ? [
            {
              slot: `LINKEDIN:0:${at}`,
              network: "LINKEDIN",
              date: `2026-11-${day + at}`,
              dueAt: `2026-11-${day + at}T09:20:00.000Z`,
              postId: week * 2 + at,
              title: `Story ${week * 2 + at}`,
              category: "Topic 1",
            },
          ]
        : [],
    ),
    gaps:
      posts > 0
        ? []
        : [
            {
              slot: "LINKEDIN:0:0",
              network: "LINKEDIN",
              date: `2026-11-${day}`,
              from: "row",
              category: "Topic 1",
              tags: [],
              language: null,
              reason: "no_candidate",
              can: { unskip: false },
            },
          ],
  })),
});

const topics = [1, 2, 3, 4, 5].map((categoryId) => ({ categoryId, categoryName: `Topic ${categoryId}` }));

const meIn = ({ required = null, liked = true, cycle = null }: World) =>
  ({
    account: {
      firstName: "Nele",
      can: { share: true, features: ["autopilot_config"] },
      userMeta: {
        savedFilters: liked ? { languages: ["GERMAN"], category: [1, 2], categoryDefiningTags: [] } : null,
        onboardingTourSkipCount: 0,
        isAutopilotEnable: false,
      },
    },
    company: {
      companyName: "Nordwind",
      companyTimeZone: "Europe/Berlin",
      logo: null,
      requiredConnectedSocialNetwork: required,
      autopilotFeature: cycle !== null,
      companyMeta: { autopilotCycle: cycle === "MONTHLY" ? 1 : 0, autopilotTopicDescription: "" },
    },
  }) as unknown as Me;

function answersOf({ networks = ["LINKEDIN"], connected = [], welcome = null, cycle, posts = 6 }: World) {
  const linked = new Set(connected);
  return {
    "read-onboarding": () => ({
      welcomeText: welcome,
      welcomeVideo: null,
      languages: ["ENGLISH", "GERMAN"],
      onboardingConfigurationCategories: topics.slice(0, 2).map(({ categoryId, categoryName }) => ({
        categoryId,
        category: categoryName,
        categoryDefiningTagIds: [],
      })),
      onboardingConfigurationAutopilotMonthlies: [],
    }),
    "list-connections": () => ({
      connections: networks.map((network) => ({
        network,
        status: linked.has(network) ? "TOKEN_ACTIVE" : "NOT_CONNECTED",
        displayName: null,
        connectable: true,
      })),
    }),
    "connect-xing": () => {
      linked.add("XING");
      return {};
    },
    "read-autopilot-control-center-config": () => ({
      cycle,
      socialNetworks: networks.map((socialNetwork) => ({
        socialNetwork,
        connected: linked.has(socialNetwork),
        assisted: socialNetwork === "XING",
      })),
      topics,
      reservedDays: [],
      userAutoPilotConfigs: [{ postLanguage: "GERMAN" }],
    }),
    "preview-classic-autopilot": () => planOf(posts),
    "preview-monthly-autopilot": () => planOf(posts),
    "read-classic-config": () => ({ version: 0 }),
    "read-monthly-config": () => ({ version: 0 }),
    "save-classic-config": () => ({ message: "Saved." }),
    "save-monthly-config": () => ({ message: "Saved." }),
    "update-onboarding-tour-info": () => ({ isOnboardingTourVisited: true, onboardingTourSkipCount: 0 }),
    "save-filter": (): unknown => ({ languages: [], category: [], categoryDefiningTags: [] }),
  };
}

let page: Mounted;
// The lazy step is downloaded before the clock is faked.
beforeAll(async () => {
  await i18next.init({ lng: "en", resources: {} });
  await withTexts("autopilot", import("./steps/setup-step.tsx"));
});
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-15T12:00:00Z") });
  localStorage.clear();
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
});

async function open(world: World, change: Partial<ReturnType<typeof answersOf>> = {}) {
  const calls: { name: string; input: unknown }[] = [];
  const onOver = vi.fn<() => void>();
  const answers: Record<string, () => unknown> = { ...answersOf(world), ...change };
  const call = (async ({ name }: { name: string }, input: unknown) => {
    calls.push({ name, input });
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer();
  }) as Call;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  page = await mountInApp(<TourModal onOver={onOver} />, {
    me: meIn(world),
    call,
    pass,
    texts: { tour, autopilot, autopilotWhy },
  });
  return {
    sent: (name: string) => calls.filter((one) => one.name === name).map(({ input }) => input),
    onOver,
  };
}

const title = () => document.querySelector("[role=dialog] h2")?.textContent ?? null;
const says = (text: string) => document.body.textContent?.includes(text) ?? false;
const isPressed = (name: string) => page.button(name)?.getAttribute("aria-pressed") === "true";
/** The setup steps arrive a tick later than the rest. */
const arrived = () =>
  vi.waitFor(async () => {
    await page.pass(20);
    if (!page.button("Topic 3")) throw new Error("the topics are not there yet");
  });

describe("the tour", () => {
  test("waits for the required network, which is the only one on its step [B4.6-08]", async () => {
    await open({ required: "LINKEDIN", networks: ["LINKEDIN", "XING"] });
    expect(title()).toBe("Connect your LinkedIn");
    expect(page.button(tour.next)?.disabled).toBe(true);
    expect([page.button("Connect: LinkedIn"), page.button("Connect: Xing")]).toEqual([
      expect.anything(),
      undefined,
    ]);
    expect(says("Connect LinkedIn to continue")).toBe(true);
  });

  test("returns from a network to the step it was left at, without a welcome [B4.6-02]", async () => {
    tourMemory.keep({ step: "required", steps: ["welcome", "required", "interests", "done"] });
    await open({ required: "LINKEDIN", connected: ["LINKEDIN"], welcome: "Hello" });
    expect(title()).toBe("Connect your LinkedIn");
    expect([page.button(tour.next)?.disabled, page.button(tour.back)]).toEqual([false, undefined]);
    expect(says(tour.network.connected)).toBe(true);
  });

  test("starts over when its stored state is invalid", async () => {
    for (const odd of ["required", "nowhere,welcome,done", "done,nowhere"]) {
      localStorage.setItem("polyphon-front-tour", odd);
      expect(tourMemory.read()).toBeNull();
    }
    await open({ welcome: "Hello" });
    expect(title()).toBe("Welcome, Nele");
  });

  test("goes back to the step before [B4.6-07]", async () => {
    await open({ welcome: "Hello", networks: ["LINKEDIN", "XING"] });
    await page.press(tour.next);
    expect(title()).toBe(tour.networks.firstTitle);
    await page.press(tour.back);
    expect([title(), says("Hello")]).toEqual(["Welcome, Nele", true]);
  });

  test("shows Skip now at the optional networks until one is connected; Xing connects at once, and then it shows Next [B4.6-10]", async () => {
    await open({ networks: ["LINKEDIN", "XING"] });
    expect([page.button(tour.skipNow), page.button(tour.next)]).toEqual([expect.anything(), undefined]);
    await page.press("Connect: Xing");
    await page.pass(100);
    expect([page.button(tour.skipNow), page.button(tour.next)]).toEqual([undefined, expect.anything()]);
    expect(says(tour.network.connected)).toBe(true);
  });

  test("requires a language and a topic, with the specified messages [B5.10-06] [B5.10-07]", async () => {
    const { sent } = await open({ liked: false });
    await page.press(tour.interests.save);
    expect([says("Select atleast one language"), says("Select atleast one topic")]).toEqual([true, true]);
    await page.press("English");
    await page.press("Topic 2");
    await page.press(tour.interests.save);
    expect(sent("save-filter")).toEqual([
      { languages: ["ENGLISH"], category: [2], categoryDefiningTags: [] },
    ]);
    expect(title()).toBe(tour.done.title);
  });

  test("stays at the interests when they cannot be saved [B7.2-15]", async () => {
    const fails = () => {
      throw new Error("unavailable");
    };
    await open({ liked: false }, { "save-filter": fails });
    await page.press("English");
    await page.press("Topic 2");
    await page.press(tour.interests.save);
    expect(title()).toBe(tour.interests.title);
  });

  test("sets up the classic autopilot with topics, days and 2, 3 or 5 posts a week, and counts as visited [B4.6-04] [B4.6-13] [B5.10-16]", async () => {
    const { sent, onOver } = await open({ connected: ["LINKEDIN"], cycle: "CLASSIC" });
    await arrived();
    for (const name of ["Topic 3", "Topic 4", "Topic 5"]) await page.press(name);
    expect(says("You can not select more than 4 category")).toBe(true);
    await page.press("5. Topic 5");
    await page.press(tour.next);
    expect([isPressed("Tuesday"), isPressed("Thursday"), isPressed("Monday")]).toEqual([true, true, false]);
    await page.press("Tuesday");
    await page.press("Thursday");
    await page.press(tour.next);
    expect(says("Select atleast one day")).toBe(true);
    await page.press("Monday");
    await page.press(tour.next);
    const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ["2", true],
      ["3", false],
      ["5", false],
    ]);
    expect(says("2 posts a week on LinkedIn")).toBe(true);
    await page.press(tour.next);
    await page.pass(20);
    expect([title(), sent("save-classic-config")]).toEqual([tour.plan.title, []]);
    const stories = Array.from({ length: 6 }, (_, at) => `Story ${at}`);
    expect(stories.map(says)).toEqual([true, true, true, true, true, false]);
    expect(says("…and 1 more in these four weeks")).toBe(true);
    await page.press(tour.autopilot.save);
    expect(sent("preview-classic-autopilot").at(-1)).toMatchObject({
      days: ["MONDAY"],
      userAutoPilotConfigs: [{ postLanguage: "GERMAN" }, { postLanguage: "GERMAN" }],
    });
    expect(sent("save-classic-config")).toMatchObject([
      {
        socialNetworks: ["LINKEDIN"],
        days: ["MONDAY"],
        userAutoPilotConfigs: [{ noOfPost: 1 }, { noOfPost: 1 }],
      },
    ]);
    expect(sent("update-onboarding-tour-info")).toEqual([{ actionType: "finish" }]);
    expect([title(), onOver.mock.calls.length]).toEqual([tour.done.title, 0]);
  });

  test.each([
    [["LINKEDIN", "XING"], ["LINKEDIN"], fill(tour.autopilot.leftOut, { networks: "Xing" })],
    [["XING"], ["XING"], fill(tour.autopilot.byHand, { networks: "Xing" })],
  ] as const)(
    "with %j connected sets the autopilot up on %j and says on which networks the person finishes posts",
    async (connected, planned, message) => {
      const { sent } = await open({ networks: connected, connected, cycle: "MONTHLY" });
      await arrived();
      expect(says(message)).toBe(true);
      await page.press(tour.next);
      await page.press(tour.next);
      await page.press(tour.autopilot.save);
      expect(sent("save-monthly-config")).toMatchObject([{ socialNetworks: planned }]);
    },
  );

  test("sets up the monthly autopilot with topics and days for four weeks [B4.6-04] [B4.6-05]", async () => {
    const { sent } = await open({ connected: ["LINKEDIN"], cycle: "MONTHLY" });
    await arrived();
    await page.press(tour.next);
    expect(title()).toBe(tour.days.title);
    await page.press(tour.next);
    await page.press(tour.autopilot.save);
    const [input] = sent("save-monthly-config") as [{ autopilotMonthlyWeekDataList: unknown[] }];
    expect(input.autopilotMonthlyWeekDataList).toHaveLength(4);
    expect(sent("save-classic-config")).toEqual([]);
  });

  test("says why nothing would be shared, and leads back to what can be changed", async () => {
    await open({ connected: ["LINKEDIN"], cycle: "MONTHLY", posts: 0 });
    await arrived();
    await page.press(tour.next);
    await page.press(tour.next);
    await page.pass(20);
    expect(says(tour.plan.emptyTitle)).toBe(true);
    expect(says("There’s no suitable post left for you on LinkedIn")).toBe(true);
    await page.press(tour.plan.change);
    expect(title()).toBe(tour.autopilot.title);
  });

  test("numbers each step once, for whoever connects on the way and whoever comes back from a network", async () => {
    const steps = () =>
      [...document.querySelectorAll("[role=dialog] ol li")].map((one) => one.textContent?.replace(/^\d/, ""));
    const at = () =>
      /Step (\d) of (\d)/
        .exec(document.body.textContent ?? "")
        ?.slice(1)
        .map(Number);
    const world = { networks: ["LINKEDIN", "XING"], welcome: "Hello", cycle: "CLASSIC" } as const;
    await open(world);
    const all = steps();
    expect(all).toEqual(["Welcome", "Your networks", "Autopilot", "Your days", "Posts a week", "Your plan"]);
    expect(at()).toEqual([1, 6]);
    await page.press(tour.next);
    expect([at(), steps()]).toEqual([[2, 6], all]);
    await page.press("Connect: Xing");
    await page.pass(100);
    expect([at(), steps()]).toEqual([[2, 6], all]);
    await page.unmount();
    await open({ ...world, connected: ["XING"] });
    expect([title(), at(), steps()]).toEqual([tour.networks.firstTitle, [2, 6], all]);
    await page.press(tour.next);
    expect([at(), steps()]).toEqual([[3, 6], all]);
  });

  test("passes over the autopilot of somebody without a network, and says so beside the steps", async () => {
    await open({ networks: ["LINKEDIN", "XING"], cycle: "CLASSIC" });
    await page.press(tour.skipNow);
    expect(title()).toBe(tour.done.title);
    const left = [...document.querySelectorAll("li[data-state=skipped]")].map((one) => one.textContent);
    expect(left).toEqual(
      ["Autopilot", "Your days", "Posts a week", "Your plan"].map(
        (name, at) => `${at + 2}${name}${tour.leftOut}`,
      ),
    );
  });

  test("offers LinkedIn first", async () => {
    await open({ networks: ["XING", "TWITTER", "LINKEDIN"] });
    const offered = [...document.querySelectorAll("[role=dialog] h3")].map((one) => one.textContent);
    expect(offered).toEqual(["LinkedIn", "Xing", "X"]);
  });

  test("leaves the autopilot for later on request", async () => {
    const { sent } = await open({ connected: ["LINKEDIN"], cycle: "CLASSIC" });
    await page.press(tour.notNow);
    expect([title(), sent("save-classic-config")]).toEqual([tour.done.title, []]);
    expect(page.button(tour.back)).toBeUndefined();
  });

  test("asks before it is skipped, and then stays closed until the next login [B4.6-11] [B4.6-12]", async () => {
    const { sent, onOver } = await open({ welcome: "Hello" });
    await page.press(employeeEn.shell.close);
    expect(says(tour.skip.title)).toBe(true);
    await page.press(tour.skip.no);
    expect([sent("update-onboarding-tour-info"), onOver.mock.calls.length]).toEqual([[], 0]);
    await page.press(employeeEn.shell.close);
    await page.press(tour.skip.yes);
    expect(sent("update-onboarding-tour-info")).toEqual([{ actionType: "skip" }]);
    expect([onOver.mock.calls.length, tourMemory.isSkipped()]).toEqual([1, true]);
  });

  test("closes when its parts cannot be loaded", async () => {
    const fails = () => {
      throw new Error("unavailable");
    };
    const { onOver } = await open({}, { "read-onboarding": fails });
    await page.pass(30_000);
    expect(onOver).toHaveBeenCalled();
  });
});
