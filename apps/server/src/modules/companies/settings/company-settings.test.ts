import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import {
  addCompany as add,
  editCompany as edit,
  editOwnCompany as editOwn,
  getCompany as get,
  previewCompany as preview,
} from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { readCompany } from "@polyphon/contract/companies/companies.contract.ts";
import { company as list } from "@polyphon/contract/companies/company.resource.ts";
import type { ShownSettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { firstSettings } from "@polyphon/rules/companies/settings/first-settings.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let admin: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  admin = await addStaff(world, userTypes.superAdmin, []);
});
afterAll(() => world.close());

type New = CallOf<typeof add>;
const domain = () => `${unique("client")}.example`.toLowerCase();
const filled = (changes: Partial<New> = {}): New => ({
  ...firstSettings,
  companyName: unique("Company"),
  companyDomain: domain(),
  ...changes,
});
const adding = (settings: New, person = admin, language = "en") =>
  world.call(add, settings, { token: person.token, language });
const reading = (id: number, person = admin) => world.call(get, { id }, { token: person.token });
const saving = (input: CallOf<typeof edit>, person = admin) =>
  world.call(edit, input, { token: person.token });
const fieldsOf = (problem: { readonly violations?: readonly { readonly field: string }[] }) =>
  problem.violations?.map(({ field }) => field);

async function addTopic(companyId: number): Promise<{ category: number; tag: number }> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ category: number; tag: number }>(
      `with made as (insert into category (name) values ($1) returning id),
         joined as (insert into category_company (category_id, company_id) select id, $2 from made),
         tagged as (insert into category_defining_tag (category_id, title) select id, 'Care' from made returning id)
       select made.id as category, tagged.id as tag from made, tagged`,
      [unique("topic").slice(0, 90), companyId],
    ),
  );
  const row = rows[0];
  if (!row) throw new Error("no topic");
  return row;
}

/** Replaces names by ids, so that a row that was read can be sent again. */
function sent({
  logoUrl: _u,
  users: _n,
  savedAt: _a,
  savedBy: _b,
  ...row
}: ShownSettings & Record<string, unknown>) {
  const id = (named: { readonly id: number } | null) => named?.id ?? null;
  return {
    ...row,
    logo: id(row.logo),
    substituteCategory: id(row.substituteCategory),
    bestOfCategory: id(row.bestOfCategory),
    linkedinContentCategory: id(row.linkedinContentCategory),
    substituteTags: row.substituteTags.map((one) => one.id),
    reservedDays: row.reservedDays.map((day) => ({
      ...day,
      category: day.category.id,
      tags: day.tags.map((one) => one.id),
    })),
  } as unknown as CallOf<typeof edit>;
}

describe("a company", () => {
  test("keeps customer id, name, domain, time zone and both colours [C3company-01] [C3company-02] [C5companies-02]", async () => {
    const given = filled({
      customerId: 40218,
      companyTimeZone: "America/New_York",
      themeColor: "#f5b800",
      monthlyReportColor: "#112233",
    });
    const { status, body } = await adding(given);
    expect(status).toBe(200);
    const shown = (await reading(body.id)).body;
    expect(shown).toMatchObject({
      companyName: given.companyName,
      companyDomain: given.companyDomain,
      customerId: 40218,
      companyTimeZone: "America/New_York",
      logo: null,
      themeColor: "#f5b800",
      monthlyReportColor: "#112233",
      version: 1,
    });
  });

  test("shows its users, its questionnaire status and the network it requires [C3company-03]", async () => {
    const { body } = await adding(filled({ socialNetworks: ["LINKEDIN", "XING"], requiredNetwork: "XING" }));
    const person = await addFrontUser(world, body.id);
    await addFrontUser(world, body.id);
    await world.arrange((tx) =>
      tx.client.query("update account set status = 'DISABLED' where id = $1", [person.id]),
    );
    expect((await reading(body.id)).body).toMatchObject({
      users: { all: 2 },
      questionnaire: true,
      requiredNetwork: "XING",
    });
    const page = await world.call(list.list, { search: body.companyName }, { token: admin.token });
    expect(page.body.items).toEqual([expect.objectContaining({ id: body.id, users: 2, active: true })]);
  });

  test("keeps every switch, each as it was set [C3company-07] [C3company-11]", async () => {
    const switches = [
      "emailMeetingInvite",
      "differentSocialCopy",
      "lockedDownCopy",
      "badges",
      "trainingCertification",
      "domainContentQuota",
      "ownPostApproval",
      "userLevel",
      "linkedinGroup",
      "rfsScore",
      "linkedinMention",
      "profileReview",
      "questionnaire",
      "galleryView",
      "worksCouncil",
      "utm",
    ] as const;
    for (const on of [true, false]) {
      const all = Object.fromEntries(switches.map((name) => [name, on]));
      const { body } = await adding(filled({ ...all, multiVoice: on, noOfVoices: 2 }));
      const shown = (await reading(body.id)).body;
      expect(Object.fromEntries(switches.map((name) => [name, shown[name]]))).toEqual(all);
      expect([shown.multiVoice, shown.noOfVoices]).toEqual([on, on ? 2 : 1]);
    }
  });

  test("keeps the values that belong to its switches: categories, tags, feed, hashtags, content types, analytics tool [C3company-08] [C3company-09] [C3company-10] [C3company-12] [C3company-13] [C3company-14] [C3company-15]", async () => {
    const { body } = await adding(filled());
    const { category, tag } = await addTopic(body.id);
    const carried = {
      realTimeContent: true,
      feedlyCollection: "care-industry-eu",
      realTimeType: "MOST_ENGAGING",
      realTimeCount: 40,
      realTimeLanguage: "GERMAN",
      galleryHashtags: ["#care", "#people"],
      substitute: true,
      substituteCategory: category,
      substituteTags: [tag],
      bestOf: true,
      bestOfCategory: category,
      aiText: true,
      aiTextSources: ["ORIGINAL", "REAL_TIME"],
      importLinkedinContent: true,
      linkedinContentCategory: category,
      analyticsTool: "MATOMO",
    } as const;
    expect((await saving({ ...sent(body), ...carried } as unknown as CallOf<typeof edit>)).status).toBe(200);
    const shown = (await reading(body.id)).body;
    expect(sent(shown)).toMatchObject(carried);
    expect(shown.substituteTags[0]?.name).toContain("Care");
  });

  test("keeps the period of inactivity, follower counts, prohibited hashtags, newsletter template and report titles [C3company-16] [C3company-17] [C3company-18]", async () => {
    const kept = {
      worksCouncil: true,
      worksCouncilMinimum: 25,
      allowedInactivityDays: 45,
      linkedinFollowers: 250,
      xingFollowers: 90,
      prohibitedHashtags: ["#winter"],
      newsletterTemplate: "<h1>News</h1>",
      reportPageTitles: ["Reach", "Who shared"],
    };
    const { body } = await adding(filled(kept));
    expect((await reading(body.id)).body).toMatchObject(kept);
  });

  test.each([4, 101])("is refused by the database with a smallest group of %i", async (minimum) => {
    const company = await addCompany(world);
    const update = "update company set works_council_minimum = $2 where id = $1";
    await expect(world.arrange((tx) => tx.client.query(update, [company, minimum]))).rejects.toThrow(
      "company_works_council_minimum_check",
    );
  });

  test("keeps the autopilot's settings, hours and reserved days [C3company-04] [C3company-05] [C3company-06]", async () => {
    const { body } = await adding(filled({ overrunHardCap: 45, primaryOverrunTo: "10:45", fixedTimeGap: 9 }));
    const { category, tag } = await addTopic(body.id);
    const reservedDays = [
      { day: "TUESDAY", category, tags: [tag], language: "GERMAN" },
      { day: "FRIDAY", category, tags: [], language: null },
    ];
    const settings = {
      autopilot: true,
      autopilotCycle: "MONTHLY",
      autopilotCronLogic: "WEEKLY_AND_NIGHTLY",
      autopilotRunOrder: "BY_NAME",
      shareTimeFrom: "06:30",
      shareTimeTo: "21:00",
      secondaryFrom: "11:30",
      secondaryTo: "13:00",
      secondaryOverrunTo: "13:15",
      tertiaryFrom: "17:00",
      tertiaryTo: "18:15",
      tertiaryOverrunTo: "19:00",
      oldestPostDays: 21,
    };
    expect(body.oldestPostDays).toBe(60);
    await saving({ ...sent(body), ...settings, reservedDays } as unknown as CallOf<typeof edit>);
    const shown = (await reading(body.id)).body;
    expect(shown).toMatchObject({
      ...settings,
      primaryFrom: "08:00",
      primaryTo: "10:00",
      primaryOverrunTo: "10:45",
      overrunHardCap: 45,
      fixedTimeGap: 9,
    });
    expect(sent(shown).reservedDays).toEqual(reservedDays);
  });

  test.each(["en", "de"] as const)(
    "is refused at its name and its domain with code 10012, in %s [A8-05] [C8-33]",
    async (language) => {
      const taken = (await adding(filled())).body;
      const long = await adding(filled({ companyName: "x".repeat(201) }), admin, language);
      const twice = await adding(
        filled({ companyDomain: taken.companyDomain.toUpperCase() }),
        admin,
        language,
      );
      expect([long.problem.code, fieldsOf(long.problem)]).toEqual([10012, ["companyName"]]);
      expect([twice.problem.code, twice.problem.violations]).toEqual([
        10012,
        [{ field: "companyDomain", message: serverTexts[language].violations.domainTaken }],
      ]);
    },
  );

  test("reports every error in its hours and days at the field", async () => {
    const { body } = await adding(filled());
    const { category } = await addTopic(body.id);
    const day = { day: "MONDAY" as const, category, tags: [], language: null };
    const { problem } = await saving({
      ...sent(body),
      overrunHardCap: 120,
      shareTimeTo: "23:45",
      reservedDays: [day, day],
    });
    expect(fieldsOf(problem)).toEqual(["shareTimeTo", "overrunHardCap", "reservedDays.1.day"]);
  });

  test("limits the age of posts to 7 to 730 days, and its own staff may change it", async () => {
    const { body } = await adding(filled());
    for (const oldestPostDays of [6, 731]) {
      const refused = await saving({ ...sent(body), oldestPostDays });
      expect([refused.problem.code, fieldsOf(refused.problem)]).toEqual([10012, ["oldestPostDays"]]);
    }
    const person = await addStaff(world, userTypes.corporateAdmin, ["edit_company"], body.id);
    const own = { ...sent(body), oldestPostDays: 90 } as unknown as CallOf<typeof editOwn>;
    expect((await world.call(editOwn, own, { token: person.token })).status).toBe(200);
    expect((await reading(body.id)).body.oldestPostDays).toBe(90);
  });

  test("keeps the first of two concurrent saves, and a double click adds one", async () => {
    const { body } = await adding(filled());
    expect((await saving({ ...sent(body), badges: false })).body.version).toBe(2);
    expect((await saving({ ...sent(body), rfsScore: true })).problem.error).toBe("edited_meanwhile");
    expect((await reading(body.id)).body).toMatchObject({ badges: false, rfsScore: false });

    const given = filled();
    const answers = await Promise.all([1, 2].map(() => adding(given)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      expect.any(Number),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("cannot refer to a category, tag or picture that does not exist", async () => {
    const nowhere = 900_000_001;
    for (const changes of [
      { bestOf: true, bestOfCategory: nowhere },
      { substituteTags: [nowhere] },
      { reservedDays: [{ day: "MONDAY" as const, category: nowhere, tags: [], language: null }] },
    ])
      expect((await adding(filled(changes))).problem.error).toBe("not_found");
    expect((await adding(filled({ logo: nowhere }))).problem.error).toBe("media_not_usable");
  });

  test("records who changed what, and the previous value", async () => {
    const { body } = await adding(filled());
    await saving({ ...sent(body), themeColor: "#aa0000", rfsScore: true });
    const history = await world.call(list.history, { id: body.id }, { token: admin.token });
    expect(history.body.items[0]).toMatchObject({
      action: "EDITED",
      who: "Stella Staff",
      changes: [
        { field: "themeColor", before: "#0b7285", after: "#aa0000" },
        { field: "rfsScore", before: "false", after: "true" },
      ],
    });
    expect((await reading(body.id)).body).toMatchObject({ savedBy: "Stella Staff" });
  });

  test("is switched off in the list, and its employees get a message that says so", async () => {
    const { body } = await adding(filled());
    const person = await addFrontUser(world, body.id);
    const turned = await world.call(
      list.act,
      { ids: [body.id], action: "deactivate" },
      { token: admin.token },
    );
    expect(turned.body.done).toEqual([body.id]);
    await expect
      .poll(async () => (await world.call(readCompany, {}, { token: person.token })).status, {
        timeout: 3_000,
      })
      .not.toBe(200);
    expect((await reading(body.id)).body.active).toBe(false);
  });
});

describe("access to a company", () => {
  const own = (body: ShownSettings & Record<string, unknown>) => sent(body) as CallOf<typeof editOwn>;

  test("lets its own staff change the look and the hours, but nothing agreed with the provider", async () => {
    const { body } = await adding(filled());
    const person = await addStaff(world, userTypes.corporateAdmin, ["edit_company"], body.id);
    const input = {
      ...own(body),
      themeColor: "#a8284f",
      companyName: "Taken over",
      aiText: true,
      fixedTimeGap: 12,
    };
    const saved = await world.call(editOwn, input, { token: person.token });
    expect(saved.status).toBe(200);
    expect((await reading(body.id)).body).toMatchObject({
      themeColor: "#a8284f",
      fixedTimeGap: 12,
      companyName: body.companyName,
      aiText: false,
    });
    expect((await saving(sent(saved.body), person)).problem.error).toBe("access_denied");
    expect((await world.call(add, filled(), { token: person.token })).problem.error).toBe("access_denied");
  });

  test("lets its own staff save although the provider refers to things they cannot see", async () => {
    const { body } = await adding(filled());
    const elsewhere = await addTopic(await addCompany(world));
    const pointed = await saving({ ...sent(body), bestOf: true, bestOfCategory: elsewhere.category });
    const person = await addStaff(world, userTypes.corporateAdmin, ["edit_company"], body.id);
    const seen = (await reading(body.id, person)).body;
    const saved = await world.call(
      editOwn,
      { ...own(seen), version: pointed.body.version, themeColor: "#00aa00" },
      { token: person.token },
    );
    expect(saved.status).toBe(200);
    expect((await reading(body.id)).body.bestOfCategory?.id).toBe(elsewhere.category);
  });

  test("is refused to another company's staff in every call", async () => {
    const { body } = await adding(filled());
    const other = await addStaff(world, userTypes.corporateAdmin, ["edit_company"], await addCompany(world));
    const weighed = { ...filled(), id: body.id };
    for (const answer of [
      await reading(body.id, other),
      await world.call(editOwn, own(body), { token: other.token }),
      await world.call(preview, weighed, { token: other.token }),
    ])
      expect([answer.status, answer.problem.error]).toEqual([404, "not_found"]);
  });

  test("is refused for the company of self-registered users", async () => {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        `insert into company (name, domain, time_zone, theme_color, individuals)
         values ('Individuals', 'individuals.invalid', 'Europe/Berlin', '#0b7285', true)
         on conflict do nothing returning id`,
      ),
    );
    const id = rows[0]?.id ?? 0;
    expect((await reading(id)).problem.error).toBe("not_found");
    const page = await world.call(list.list, { search: "Individuals" }, { token: admin.token });
    expect(page.body.items).toEqual([]);
  });
});

test("a preview says what saving would cause: who is signed out, which shares and connections lose their network", async () => {
  const { body } = await adding(filled({ socialNetworks: ["LINKEDIN", "TWITTER"] }));
  const person = await addFrontUser(world, body.id);
  await world.arrange((tx) =>
    tx.client.query(
      `insert into social_connection (company_id, user_id, network, status, external_id, display_name, key_id, access_token, access_expires_at)
       values ($1, $2, 'TWITTER', 'TOKEN_ACTIVE', $3, 'X', 'k', ''::bytea, now() + interval '1 day')`,
      [body.id, person.id, unique("x")],
    ),
  );
  const input = { ...sent(body), socialNetworks: ["LINKEDIN" as const], active: false };
  const { body: shown } = await world.call(preview, input, { token: admin.token });
  expect(shown.consequences).toEqual([
    { kind: "signedOut", count: 1 },
    { kind: "connectionsOnNetworkOff", count: 1 },
  ]);
  const nothing = await world.call(preview, sent(body), { token: admin.token });
  expect(nothing.body.consequences).toEqual([]);
});
