import { saveClassicConfig } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { addGroup, associateLogin } from "@polyphon/contract/people/groups.contract.ts";
import { updateTour } from "@polyphon/contract/people/tour.contract.ts";
import { classicOfTour, firstAnswers } from "@polyphon/rules/autopilot/choices/tour-config.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCategory, addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world, { groups: true });
});
afterAll(() => world.close());

const skipped = async (token: string, key?: string) =>
  (await world.call(updateTour, { actionType: "skip" }, { token, ...(key ? { idempotencyKey: key } : {}) }))
    .body;
const metaOf = async (token: string) => (await world.call(readAccount, {}, { token })).body.userMeta;

describe("the tour of a new user", () => {
  test("can be skipped three times, then counts as visited for good [B4.6-12]", async () => {
    const { token } = await addFrontUser(world, company);
    const states = [await skipped(token), await skipped(token), await skipped(token), await skipped(token)];
    expect(states.map((state) => [state.onboardingTourSkipCount, state.isOnboardingTourVisited])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [3, true],
    ]);
    expect(await metaOf(token)).toMatchObject({ isOnboardingTourVisited: true, onboardingTourSkipCount: 3 });
  });

  test("is skipped with actionType in the query and an empty body [B7.2-24]", async () => {
    const { token } = await addFrontUser(world, company);
    const response = await fetch(`${world.api.url}${updateTour.path}?actionType=skip`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ isOnboardingTourVisited: false, onboardingTourSkipCount: 1 });
    expect((await metaOf(token)).onboardingTourSkipCount).toBe(1);
  });

  test("counts a double click once, and for that person only", async () => {
    const [one, two] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const key = unique("key");
    await Promise.all([skipped(one.token, key), skipped(one.token, key)]);
    expect((await metaOf(one.token)).onboardingTourSkipCount).toBe(1);
    expect((await metaOf(two.token)).onboardingTourSkipCount).toBe(0);
  });

  test("is finished at once, and refuses any other action", async () => {
    const { token } = await addFrontUser(world, company);
    const { body } = await world.call(updateTour, { actionType: "finish" }, { token });
    expect(body).toEqual({ isOnboardingTourVisited: true, onboardingTourSkipCount: 0 });
    const odd = await world.call(updateTour, { actionType: "again" as "skip" }, { token });
    expect([odd.status, odd.problem.code]).toEqual([400, 10012]);
  });

  test("ends visited with the autopilot on when that was set up in it [B4.6-13]", async () => {
    const home = await addCompany(world);
    await world.arrange((tx) => tx.client.query("update company set autopilot = true where id = $1", [home]));
    const { token } = await addFrontUser(world, home);
    const setup = classicOfTour({
      ...firstAnswers,
      networks: ["LINKEDIN"],
      categoryIds: [await addCategory(world, [home])],
      language: "ENGLISH",
    });
    const { status } = await world.call(saveClassicConfig, { ...setup, version: 0 }, { token });
    expect(status).toBe(200);
    await world.call(updateTour, { actionType: "finish" }, { token });
    expect(await metaOf(token)).toMatchObject({ isAutopilotEnable: true, isOnboardingTourVisited: true });
  });

  test("belongs to the person: a group's account has the same", async () => {
    const { token } = await addFrontUser(world, company);
    const group = (
      await world.call(addGroup, { accountName: unique("group"), groupType: "PUBLIC" }, { token })
    ).body;
    const entered = (await world.call(associateLogin, { id: group.id }, { token })).body.access_token;
    await skipped(entered);
    expect((await metaOf(token)).onboardingTourSkipCount).toBe(1);
  });

  test("is refused to staff and to visitors", async () => {
    const staff = await addStaff(world, 0, []);
    const answers = [
      await world.call(updateTour, { actionType: "skip" }, { token: staff.token }),
      await world.call(updateTour, { actionType: "skip" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 401]);
  });
});

test("the calls of an employee save the filter and the state of the tour [B7.1-03]", () => {
  expect([saveFilter.path, updateTour.path]).toEqual([
    "/services/front/api/user/save-filter",
    "/services/front/api/user/update-onboarding-tour-info",
  ]);
});
