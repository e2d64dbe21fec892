import {
  readAutopilotContext,
  readClassicConfig,
  saveClassicConfig,
  setOutOfOffice,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addTag,
  classic,
  type ClassicCall,
  connectedEmployee,
  openAutopilotCompany,
  replans,
  messages,
} from "../../../../test/autopilot/autopilot-choices.ts";
import { addCategory, addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: Awaited<ReturnType<typeof openAutopilotCompany>>;
let frida: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  company = await openAutopilotCompany(world);
}, 60_000);
afterAll(() => world.close());

const fresh = async () => {
  frida = await connectedEmployee(world, company.company);
  return frida;
};
const save = (filter: ClassicCall, { token } = frida, language: "en" | "de" = "en") =>
  world.call(saveClassicConfig, filter, { token, language });

describe("the weekly plan of an employee", () => {
  test("leaves out a network that the company has switched off, so that it can be saved again", async () => {
    const own = await openAutopilotCompany(world);
    const { token } = await connectedEmployee(world, own.company);
    const filter = classic(own.wind, { socialNetworks: ["LINKEDIN", "TWITTER"] });
    expect((await world.call(saveClassicConfig, filter, { token })).status).toBe(200);
    await world.arrange(({ client }) =>
      client.query("update company set social_networks = '{LINKEDIN}' where id = $1", [own.company]),
    );
    const { body } = await world.call(readClassicConfig, {}, { token });
    expect(body.socialNetworks).toEqual(["LINKEDIN"]);
    const again = { ...filter, socialNetworks: body.socialNetworks, version: body.version };
    expect((await world.call(saveClassicConfig, again, { token })).status).toBe(200);
  });

  test("is read back with every field of the configuration [B3-29] [B7.2-16] [B7.1-07]", async () => {
    const { token } = await fresh();
    const solar = await addTag(world, company.wind, "Solar");
    const filter = classic(company.wind, {
      socialNetworks: ["LINKEDIN", "TWITTER"],
      userAutoPilotConfigs: [
        { categoryId: company.wind, noOfPost: 2, postLanguage: "GERMAN", categoryDefiningTagIds: [solar] },
      ],
      days: ["FRIDAY", "MONDAY"],
      shareTimeFrom: "09:00",
      shareTimeTo: "15:30",
    });
    const before = await world.call(readClassicConfig, {}, { token });
    expect(before.body).toMatchObject({ autopilotStatus: 0, version: 0, userAutoPilotConfigs: [] });
    expect(before.body.days).toEqual(["TUESDAY", "THURSDAY"]);
    expect((await save(filter)).status).toBe(200);
    await world.call(
      setOutOfOffice,
      { apOutOfOfficeStartDate: "2030-01-01", apOutOfOfficeEndDate: "2030-01-05" },
      { token },
    );
    const { body } = await world.call(readClassicConfig, {}, { token });
    expect(body).toMatchObject({
      autopilotStatus: 1,
      socialNetworks: ["LINKEDIN", "TWITTER"],
      days: ["MONDAY", "FRIDAY"],
      shareTimeFrom: "09:00",
      shareTimeTo: "15:30",
      apOutOfOfficeStatus: false,
      apOutOfOfficeStartDate: "2030-01-01",
      apOutOfOfficeEndDate: "2030-01-05",
      version: 1,
    });
    expect(body.userAutoPilotConfigs).toMatchObject([
      {
        categoryId: company.wind,
        noOfPost: 2,
        postLanguage: "GERMAN",
        categoryDefiningTagIds: [solar],
        category: { categoryId: company.wind, categoryDefiningTags: [{ id: solar, title: "Solar" }] },
      },
    ]);
    expect(body.userAutoPilotConfigs[0]?.category.displayOrder).toBeTypeOf("number");
  });

  test("is saved with a success message, switches the autopilot on and is planned again [B7.2-17] [A1-04]", async () => {
    await fresh();
    expect((await save(classic(company.wind))).body.message).toBe(
      "Your autopilot settings are saved and autopilot is on. The rest of this week is being replanned.",
    );
    const { body } = await world.call(readAccount, {}, { token: frida.token });
    expect(body.userMeta.isAutopilotEnable).toBe(true);
    const german = await save(classic(company.grid, { version: 1 }), frida, "de");
    expect(german.body.message).toBe(
      "Ihre Einstellungen sind gespeichert, der Autopilot ist eingeschaltet. Der Rest dieser Woche wird neu geplant.",
    );
    expect(await replans(world, frida.id)).toEqual(["SWITCHED_ON", "CHANGED"]);
  });

  test("keeps whether other working days may be used, which nobody has agreed to before", async () => {
    const { token } = await fresh();
    const agreement = async () => (await world.call(readClassicConfig, {}, { token })).body.otherDays;
    expect(await agreement()).toBe(false);
    expect((await save(classic(company.wind))).body.otherDays).toBe(false);
    const agreed = await save(classic(company.wind, { otherDays: true, version: 1 }));
    expect(agreed.body).toMatchObject({ otherDays: true, version: 2 });
    expect(await agreement()).toBe(true);
    expect((await replans(world, frida.id)).at(-1)).toBe("CHANGED");
    await save(classic(company.wind, { otherDays: false, version: 2 }));
    expect(await agreement()).toBe(false);
  });

  test("can be saved while it stays off, and then nothing is planned", async () => {
    await fresh();
    const { body } = await save(classic(company.wind, { autopilotStatus: 0 }));
    expect([body.autopilotStatus, body.message]).toEqual([0, "Your autopilot settings are saved."]);
    expect(await replans(world, frida.id)).toEqual([]);
  });

  test("names exactly what is missing [B5.10-11] [B5.10-12] [B5.10-13] [B5.10-09]", async () => {
    await fresh();
    expect(messages(await save(classic(company.wind, { socialNetworks: [] })))).toEqual([
      "socialNetworks: This field is required.",
    ]);
    expect(messages(await save(classic(company.wind, { userAutoPilotConfigs: [] })))).toEqual([
      "userAutoPilotConfigs: This field is required.",
    ]);
    const empty = [{ categoryId: null, noOfPost: null, postLanguage: null }];
    expect(messages(await save(classic(company.wind, { userAutoPilotConfigs: empty })))).toEqual([
      "userAutoPilotConfigs.0.categoryId: This field is required.",
      "userAutoPilotConfigs.0.noOfPost: This field is required.",
    ]);
    const without = [{ categoryId: company.wind, noOfPost: 1 }] as ClassicCall["userAutoPilotConfigs"];
    expect(messages(await save(classic(company.wind, { userAutoPilotConfigs: without })))).toEqual([
      "userAutoPilotConfigs.0.postLanguage: Choose one of the available values.",
    ]);
    const eleven = [{ categoryId: company.wind, noOfPost: 11, postLanguage: "ENGLISH" as const }];
    expect(messages(await save(classic(company.wind, { userAutoPilotConfigs: eleven })))).toEqual([
      "userAutoPilotConfigs: That’s more posts a week than the highest limit of the chosen networks allows.",
    ]);
    expect(messages(await save(classic(company.wind, { days: [] })))).toEqual([
      "days: Select atleast one day",
    ]);
    expect(messages(await save(classic(company.wind, { days: [] }), frida, "de"))).toEqual([
      "days: Bitte wählen Sie mindestens einen Tag.",
    ]);
  });

  test("shows a row without a language as what it is: posts in any language", async () => {
    const { token } = await fresh();
    const anyLanguage = [{ categoryId: company.wind, noOfPost: 1, postLanguage: null }];
    const saved = await save(classic(company.wind, { userAutoPilotConfigs: anyLanguage }));
    expect([saved.status, saved.body.userAutoPilotConfigs[0]?.postLanguage]).toEqual([200, null]);
    const { body } = await world.call(readClassicConfig, {}, { token });
    expect(body.userAutoPilotConfigs.map(({ postLanguage }) => postLanguage)).toEqual([null]);
    const { body: shown } = await world.call(readAutopilotContext, {}, { token });
    expect(new Set(shown.userAutoPilotConfigs.map(({ postLanguage }) => postLanguage))).toEqual(
      new Set(["ENGLISH"]),
    );
  });

  test("takes counts of 1 to 20 in ten rows, within the largest limit of its networks [B9-14] [B9-15] [B9-16]", async () => {
    await fresh();
    const rows = (...counts: number[]) =>
      counts.map((noOfPost) => ({ categoryId: company.wind, noOfPost, postLanguage: "ENGLISH" as const }));
    const onX = (...counts: number[]) =>
      save(
        classic(company.wind, {
          socialNetworks: ["TWITTER"],
          userAutoPilotConfigs: rows(...counts),
          version: null,
        }),
      );
    expect((await onX(20)).status).toBe(200);
    expect((await onX(...Array.from({ length: 10 }, () => 2))).status).toBe(200);
    expect(messages(await onX(...Array.from({ length: 11 }, () => 1)))).toEqual([
      "userAutoPilotConfigs: At most 10.",
    ]);
    expect(messages(await onX(0))).toEqual(["userAutoPilotConfigs.0.noOfPost: Choose 1 to 20."]);
    expect((await onX(19, 2)).status).toBe(400);
  });

  test("takes custom hours of at least three hours that start by 21:00 and end by 23:30 [B5.10-14] [B5.10-15] [B9-18]", async () => {
    await fresh();
    const hours = (shareTimeFrom: string | null, shareTimeTo: string | null) =>
      save(classic(company.wind, { shareTimeFrom, shareTimeTo, version: null }));
    expect((await hours("20:30", "23:30")).status).toBe(200);
    expect(messages(await hours("21:01", "23:30"))).toEqual(["shareTimeFrom: The latest time is 21:00."]);
    expect(messages(await hours("20:00", "23:31"))).toEqual(["shareTimeTo: The latest time is 23:30."]);
    expect(messages(await hours("12:00", "14:59"))).toEqual([
      "shareTimeTo: The share time must last at least 3 hours.",
    ]);
    expect(messages(await hours("12:00", "12:00"))).toEqual([
      "shareTimeTo: The start must be before the end.",
    ]);
    expect((await hours("12:00", null)).status).toBe(400);
  });

  test("offers and accepts only the company's networks [B6-11]", async () => {
    const { token } = await fresh();
    const { body } = await world.call(readAutopilotContext, {}, { token });
    expect(body.socialNetworks).toEqual([
      { socialNetwork: "LINKEDIN", connected: true, assisted: false },
      { socialNetwork: "TWITTER", connected: false, assisted: false },
      { socialNetwork: "XING", connected: false, assisted: false },
    ]);
    expect(messages(await save(classic(company.wind, { socialNetworks: ["FACEBOOK"] })))).toEqual([
      "socialNetworks: This network is switched off for the company.",
    ]);
  });

  test("accepts no category or tag of another company", async () => {
    await fresh();
    const other = await addCategory(world, [await addCompany(world)]);
    const tag = await addTag(world, other, "Theirs");
    expect(refusal(await save(classic(other)))).toEqual([404, "not_found"]);
    const row = { categoryId: company.wind, noOfPost: 1, postLanguage: "ENGLISH" as const };
    const withTag = [{ ...row, categoryDefiningTagIds: [tag] }];
    expect(refusal(await save(classic(company.wind, { userAutoPilotConfigs: withTag })))).toEqual([
      404,
      "not_found",
    ]);
  });

  test("is not silently overwritten when saved in two windows", async () => {
    await fresh();
    await save(classic(company.wind));
    expect(refusal(await save(classic(company.grid)))).toEqual([409, "edited_meanwhile"]);
    const [one, other] = await Promise.all([
      save(classic(company.grid, { version: 1 })),
      save(classic(company.wind, { version: 1 })),
    ]);
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  });

  test("begins with one post in each row, up to the count that the company suggests [B9-17] [B9-14]", async () => {
    const own = await openAutopilotCompany(world, { posts: 0 });
    for (let more = 0; more < 10; more += 1) await addCategory(world, [own.company]);
    const { token } = await addFrontUser(world, own.company);
    const usual = (await world.call(readAutopilotContext, {}, { token })).body;
    expect(usual.userAutoPilotConfigs).toHaveLength(10);
    expect(usual.userAutoPilotConfigs.map(({ noOfPost }) => noOfPost).slice(0, 3)).toEqual([1, 1, 0]);
    await world.arrange((tx) =>
      tx.client.query(
        `insert into autopilot_control (company_id, original_percent, curated_percent, category_ids, post_count)
         values ($1, 50, 50, $2, 3)`,
        [own.company, [own.grid, own.wind]],
      ),
    );
    const { body } = await world.call(readAutopilotContext, {}, { token });
    expect(body.suggestedPostCount).toBe(3);
    expect(body.userAutoPilotConfigs.map(({ categoryId, noOfPost }) => [categoryId, noOfPost])).toEqual([
      [own.grid, 1],
      [own.wind, 1],
    ]);
  });
});
