import {
  readCompany,
  readCompanyLook,
  readOnboarding,
} from "@polyphon/contract/companies/companies.contract.ts";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
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

interface Topic {
  readonly category: number;
  readonly name: string;
  readonly tag: number;
}
async function addTopic(companyId: number): Promise<Topic> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<Topic>(
      `with made as (insert into category (name) values ($1) returning id, name),
         joined as (insert into category_company (category_id, company_id) select id, $2 from made),
         tagged as (insert into category_defining_tag (category_id, title) select id, 'Care' from made returning id)
       select made.id as category, made.name, tagged.id as tag from made, tagged`,
      [unique("topic").slice(0, 90), companyId],
    ),
  );
  const row = rows[0];
  if (!row) throw new Error("no topic");
  return row;
}

const configuring = (company: number, { category, tag }: Topic, changes: Record<string, unknown> = {}) =>
  world.call(
    onboardingConfiguration.add,
    {
      company,
      categories: [category],
      tags: [tag],
      languages: ["ENGLISH", "GERMAN"],
      welcomeText: "Welcome aboard",
      welcomeVideo: "https://video.example/welcome",
      ...changes,
    },
    { token: admin.token },
  );

describe("an onboarding configuration", () => {
  test("has a domain, categories, tags, languages, a welcome text and a welcome video [C3other-08]", async () => {
    const company = await addCompany(world);
    const topic = await addTopic(company);
    const { status, body } = await configuring(company, topic);
    expect(status).toBe(200);
    const { body: shown } = await world.call(
      onboardingConfiguration.get,
      { id: body.id },
      { token: admin.token },
    );
    expect(shown).toMatchObject({
      company: { id: company },
      categories: [{ id: topic.category, name: topic.name }],
      tags: [{ id: topic.tag }],
      languages: ["ENGLISH", "GERMAN"],
      welcomeText: "Welcome aboard",
      welcomeVideo: "https://video.example/welcome",
    });
    expect(shown.domain).toMatch(/\.example$/);
  });

  test("exists once per company, and its video has a safe address", async () => {
    const company = await addCompany(world);
    const topic = await addTopic(company);
    await configuring(company, topic);
    expect((await configuring(company, topic)).problem.error).toBe("duplicate");
    const other = await addCompany(world);
    const { problem } = await configuring(other, topic, { welcomeVideo: "javascript:alert(1)" });
    expect(problem.violations?.map(({ field }) => field)).toEqual(["welcomeVideo"]);
  });
});

describe("what the employee app receives", () => {
  test("about the company's onboarding: welcome, languages, categories with their tags, reserved days [B3-10] [B7.1-05] [B7.2-23]", async () => {
    const company = await addCompany(world);
    const [topic, other] = [await addTopic(company), await addTopic(company)];
    await configuring(company, topic, { categories: [topic.category, other.category] });
    await world.arrange((tx) =>
      tx.client.query(
        `insert into company_reserved_day (company_id, day, category_id, tag_ids, language)
         values ($1, 'THURSDAY', $2, array[$3::bigint], 'GERMAN')`,
        [company, topic.category, topic.tag],
      ),
    );
    const person = await addFrontUser(world, company);
    const { status, body } = await world.call(readOnboarding, {}, { token: person.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      welcomeVideo: "https://video.example/welcome",
      welcomeText: "Welcome aboard",
      languages: ["ENGLISH", "GERMAN"],
      onboardingConfigurationAutopilotMonthlies: [
        {
          categoryId: topic.category,
          category: topic.name,
          categoryDefiningTagIds: [topic.tag],
          reservedDay: "THURSDAY",
          language: "GERMAN",
          isDisable: true,
        },
      ],
    });
    const categories = new Map(
      body.onboardingConfigurationCategories.map((one) => [one.categoryId, one.categoryDefiningTagIds]),
    );
    expect(categories).toEqual(
      new Map([
        [topic.category, [topic.tag]],
        [other.category, []],
      ]),
    );
  });

  test("for a company without a configuration is that there is none", async () => {
    const person = await addFrontUser(world, await addCompany(world));
    const { body } = await world.call(readOnboarding, {}, { token: person.token });
    expect(body).toEqual({
      welcomeVideo: null,
      welcomeText: null,
      languages: [],
      onboardingConfigurationCategories: [],
      onboardingConfigurationAutopilotMonthlies: [],
    });
  });

  test("about the company itself: core, features and meta, under the names the apps know [A3-05] [A3-06] [A3-07] [B3-07] [B3-08] [B7.1-05] [B7.2-30]", async () => {
    const company = await addCompany(world, { name: "Lumen Care", networks: ["LINKEDIN", "XING"] });
    const topic = await addTopic(company);
    await world.arrange((tx) =>
      tx.client.query(
        `update company set required_network = 'XING', autopilot_cycle = 'MONTHLY', ai_text = true,
           ai_text_sources = '{ORIGINAL}', no_of_voices = 2, profile_review = true, training_certification = true,
           autopilot_topic_description = 'Topics', newsletter_template = 'T', rfs_score = true where id = $1`,
        [company],
      ),
    );
    const person = await addFrontUser(world, company);
    const { body } = await world.call(readCompany, {}, { token: person.token });
    expect(body).toEqual({
      id: company,
      companyName: "Lumen Care",
      companyDomain: expect.stringMatching(/\.example$/) as unknown,
      companyTimeZone: "Europe/Berlin",
      logo: null,
      themeColor: "#0b7285",
      socialNetworks: ["LINKEDIN", "XING"],
      requiredConnectedSocialNetwork: "XING",
      categories: [{ id: topic.category, name: topic.name }],
      noOfVoices: 2,
      autopilotFeature: true,
      differentSocialCopyFeature: true,
      multiVoiceFeature: true,
      lockedDownCopyFeature: false,
      ownPostApprovalFeature: false,
      importLinkedinContentFeature: false,
      companyMeta: {
        badgesFeature: true,
        autopilotCycle: 1,
        autopilotCronLogic: "WEEKLY",
        autopilotTopicDescription: "Topics",
        realTimeContentFeature: false,
        galleryViewFeature: true,
        trainingCertificationProgram: true,
        associateUserFeature: false,
        userProficiencyLevelFeature: false,
        profileReviewFeature: true,
        rfsScoreFeature: true,
        linkedinMentionFeature: true,
        generateAiTextFeature: true,
        generateAiTextSources: ["ORIGINAL"],
        newsletterTemplate: "T",
      },
    });
  });
});

test("a company's staff get its name, colour and logo in the back office; the provider's staff get none", async () => {
  const company = await addCompany(world, { name: "Brandt & Söhne" });
  const person = await addStaff(world, userTypes.corporateUser, [], company);
  const { body } = await world.call(readCompanyLook, {}, { token: person.token });
  expect(body.look).toEqual({ companyName: "Brandt & Söhne", themeColor: "#0b7285", logo: null });
  expect((await world.call(readCompanyLook, {}, { token: admin.token })).body).toEqual({ look: null });
});
