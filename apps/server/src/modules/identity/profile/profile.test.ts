import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { endpoints } from "@polyphon/contract/endpoints.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  readWorkspacePreferences,
  saveWorkspacePreferences,
  updateProfile,
  updateStaffProfile,
} from "@polyphon/contract/identity/profile.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { frontRoleIds, userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addSession, addStaff } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
}, 60_000);
afterAll(() => world.close());

const profile = { firstName: " Ada ", lastName: "Lovelace", headline: "Analyst", language: "de" as const };
const kept = { firstName: "Ada", lastName: "Lovelace", headline: "Analyst", language: "de" };

describe("one's own profile", () => {
  test("of an employee is saved and returned as the account, which then matches", async () => {
    const { token } = await addFrontUser(world, company);
    expect((await world.call(updateProfile, profile, { token })).body).toMatchObject(kept);
    expect((await world.call(readAccount, {}, { token })).body).toMatchObject(kept);
    const bare = await world.call(updateProfile, { ...profile, headline: "  " }, { token });
    expect(bare.body.headline).toBeNull();
  });

  test("of staff is saved, also while they act for a company that is not their own [A6-36] [C6-36]", async () => {
    const person = await addStaff(world, userTypes.editorInChief, []);
    const acting = await addSession(world, person.id, company);
    for (const token of [person.token, acting]) {
      const { status, body } = await world.call(updateStaffProfile, profile, { token });
      expect([status, body.firstName]).toEqual([200, "Ada"]);
    }
  });

  test("changes nobody else's, and is separate in each app", async () => {
    const [one, two] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    await world.call(updateProfile, profile, { token: one.token });
    expect((await world.call(readAccount, {}, { token: two.token })).body.firstName).toBe("Frida");
    expect((await world.call(updateStaffProfile, profile, { token: one.token })).problem.error).toBe(
      "access_denied",
    );
  });

  test("requires names of at most 50 characters, and a headline of at most 120", async () => {
    const { token } = await addFrontUser(world, company);
    const faults = await world.call(
      updateProfile,
      { ...profile, firstName: " ", lastName: "x".repeat(51), headline: "x".repeat(121) },
      { token },
    );
    expect(faults.problem.violations?.map(({ field }) => field)).toEqual([
      "firstName",
      "lastName",
      "headline",
    ]);
  });
});

describe("the employee's account", () => {
  test("has, together with the company's logo, colour and details, every field of the specification [B3-01]", async () => {
    const { token } = await addFrontUser(world, company);
    const { body } = await world.call(readAccount, {}, { token });
    for (const field of [
      "id",
      "firstName",
      "lastName",
      "imageUrl",
      "userType",
      "userRoles",
      "companyId",
      "authorities",
      "expires_in",
      "expire_time",
      "isPasswordChangedByBulkUploaderUser",
      "isAssociateLogin",
    ])
      expect(body).toHaveProperty(field);
    expect(body.userMeta).toHaveProperty("isSkipped");
    const details = (await world.call(readCompany, {}, { token })).body;
    expect(details).toMatchObject({ id: body.companyId, logo: null, themeColor: "#0b7285" });
  });

  test("carries what the person set or was given as userMeta [A3-04] [B3-03]", async () => {
    const person = await addFrontUser(world, company);
    await world.arrange(async (tx) => {
      const run = (sql: string) => tx.client.query(sql, [person.id]);
      await run("update account set cost_center = 'C 7' where id = $1");
      await run(
        `insert into ai_text_setting (account_id, language, tonalities) values ($1, 'GERMAN', '{"FRIENDLY"}')`,
      );
      await run(
        `insert into autopilot_setting (account_id, company_id, switched_on, away_from, away_to, voice)
         select id, company_id, true, current_date - 1, current_date + 1, 'VOICE_2' from account where id = $1`,
      );
      await run("insert into reviewed_user (account_id, reviewed, rating) values ($1, true, 4)");
      await run(
        `insert into feed_filter (account_id, posts, real_time)
         values ($1, '{"languages": ["ENGLISH"], "category": [], "categoryDefiningTags": []}', '{}')`,
      );
      await run("insert into tour_progress (account_id, visited, skips) values ($1, true, 2)");
      await run(
        `with asked as (insert into questionnaire (title, start_date, end_date)
           values ('How are you?', current_date, current_date) returning id)
         insert into questionnaire_reply (questionnaire_id, company_id, account_id, skip_count)
         select asked.id, account.company_id, account.id, 1 from asked, account where account.id = $1`,
      );
    });
    const { body } = await world.call(readAccount, {}, { token: person.token });
    const day = (days: number) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC" }).format(new Date(Date.now() + days * 86_400_000));
    expect(body.userMeta).toEqual({
      userAiTextLanguage: "GERMAN",
      userAiTextTonalities: ["FRIENDLY"],
      userAiTextAudienceModelId: null,
      voiceType: "VOICE_2",
      isAutopilotEnable: true,
      apOutOfOfficeStatus: true,
      apOutOfOfficeStartDate: day(-1),
      apOutOfOfficeEndDate: day(1),
      eulaStatus: true,
      isReviewUser: true,
      isSkipped: true,
      savedFilters: { languages: ["ENGLISH"], category: [], categoryDefiningTags: [] },
      savedRealtimeFilters: {},
      costCenter: "C 7",
      profileRating: 4,
      lightFrontUserFeature: false,
      isOnboardingTourVisited: true,
      onboardingTourSkipCount: 2,
      proficiencyLevel: { title: "Member", key: "MEMBER" },
    });
  });

  test("says which kind of employee it is [B1-01]", async () => {
    for (const [frontType, roleId] of Object.entries(frontRoleIds)) {
      const person = await addFrontUser(world, company);
      await world.arrange((tx) =>
        tx.client.query("update account set front_type = $2 where id = $1", [person.id, frontType]),
      );
      const { body } = await world.call(readAccount, {}, { token: person.token });
      expect(body).toMatchObject({ frontType, roleId, isAssociateLogin: false });
    }
    const light = await addFrontUser(world, company, { light: true });
    const { body } = await world.call(readAccount, {}, { token: light.token });
    expect([body.userMeta.lightFrontUserFeature, body.can.share]).toEqual([true, false]);
  });
});

describe("one's own workspace", () => {
  const empty = { pinned: [], views: [], columns: [] };
  const workspace = {
    pinned: ["/admin/view-post-list"],
    views: [{ list: "posts", name: "Mine", query: "a=1" }],
    columns: [{ list: "/admin/category-list", names: ["name", "isPrivate"] }],
  };

  test("is empty at first, keeps what is saved, and is the same in every role", async () => {
    const person = await addStaff(world, userTypes.editorInChief, []);
    const acting = await addSession(world, person.id, company);
    const read = async (token: string) => (await world.call(readWorkspacePreferences, {}, { token })).body;
    expect(await read(person.token)).toEqual(empty);
    expect((await world.call(saveWorkspacePreferences, workspace, { token: acting })).body).toEqual(
      workspace,
    );
    expect(await read(person.token)).toEqual(workspace);
    const stranger = await addStaff(world, userTypes.corporateAdmin, [], company);
    expect(await read(stranger.token)).toEqual(empty);
  });

  test("refuses a lone surrogate, which no column can hold, instead of failing", async () => {
    const { token } = await addStaff(world, userTypes.subAdmin, []);
    for (const path of ["\uD800 half", "zero \u0000"]) {
      const { status, problem } = await world.call(
        saveWorkspacePreferences,
        { pinned: [path], views: [] },
        { token },
      );
      expect([status, problem.error]).toEqual([400, "validation"]);
    }
  });

  test("holds as much as the limits allow", async () => {
    const { token } = await addStaff(world, userTypes.subAdmin, []);
    const pinned = Array.from({ length: limits.workspace.pinned + 1 }, (_, index) => `/admin/${index}`);
    expect((await world.call(saveWorkspacePreferences, { pinned, views: [] }, { token })).problem.error).toBe(
      "validation",
    );
  });
});

test("the calls about one's own account match the specification [A7-13] [B7.1-02]", () => {
  const names = endpoints.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "login",
      "logout",
      "forgot-password",
      "reset-password",
      "change-staff-password",
      "read-role-permissions",
    ]),
  );
  const paths = endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      "GET /services/uaa/api/account",
      "POST /services/front/api/register",
      "PATCH /services/front/api/user/update-eula-status",
      "PATCH /services/front/api/user/update-profile",
      "POST /services/front/api/user/change-password",
    ]),
  );
});
