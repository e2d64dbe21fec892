import {
  detectAiText,
  generateAiImage,
  generateStaffAiImage,
  generateStaffAiText,
  readStaffAiSettings,
  saveStaffAiTextConfig,
} from "@polyphon/contract/ai/ai.contract.ts";
import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiFixture, openAiFixture } from "../../../../test/ai/ai-fixture.ts";
import { addCompany, addFrontUser, addPost, addStaff, type TestPerson } from "../../../../test/people.ts";
import { runJob } from "../../../../test/run-job.ts";
import { openTestStorage } from "../../../../test/services/test-storage.ts";
import { clearAiPassages } from "./jobs/clear-ai-passages.ts";

let fixture: AiFixture;
let writer: TestPerson;
let corporate: TestPerson;

beforeAll(async () => {
  const { settings } = await openTestStorage();
  const { S3_ENDPOINT, S3_BUCKET } = settings;
  fixture = await openAiFixture({ settings: { S3_ENDPOINT, S3_BUCKET } });
  writer = await addStaff(fixture.world, userTypes.subAdmin, ["add_post", "list_post_gallery_image"]);
  corporate = await addStaff(fixture.world, userTypes.corporateAdmin, ["add_post"], fixture.company);
}, 60_000);
beforeEach(() => fixture.reset());
afterAll(() => fixture.world.close());

const by = ({ token }: TestPerson) => ({ token });
const input = {
  aiTextTool: "WRITE",
  requestReferrerPage: "POST_FORM",
  textItemsCount: 1,
  draft: { title: "Wind over the harbour" },
} as const;

describe("staff", () => {
  test("get suggestions for the text in the form, both the provider's staff and a company's own [C7-34] [C7-36] [C7-38]", async () => {
    for (const person of [writer, corporate]) {
      const { status, body } = await fixture.world.call(generateStaffAiText, input, by(person));
      expect([status, body.data[0]?.text.includes("Wind over the harbour")]).toEqual([200, true]);
    }
    const { rows } = await fixture.set(
      "select company_id, used from ai_use where kind = 'TEXT' order by company_id nulls last",
    );
    expect(rows).toEqual([
      { company_id: fixture.company, used: 1 },
      { company_id: null, used: 1 },
    ]);
  });

  test("get no suggestions without the company's AI feature, without the permission or for an excluded source [C3company-14]", async () => {
    const off = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["add_post"],
      await addCompany(fixture.world),
    );
    expect((await fixture.world.call(generateStaffAiText, input, by(off))).problem.error).toBe("feature_off");
    const reader = await addStaff(fixture.world, userTypes.subAdmin, ["list_post"]);
    expect((await fixture.world.call(generateStaffAiText, input, by(reader))).problem.error).toBe(
      "access_denied",
    );
    const other = { ...input, source: "REAL_TIME" } as const;
    expect((await fixture.world.call(generateStaffAiText, other, by(corporate))).problem.error).toBe(
      "ai_source_off",
    );
    const settings = await fixture.world.call(readStaffAiSettings, {}, by(off));
    expect(settings.body.can).toEqual({ text: false, image: false, keepInGallery: false });
  });

  test("keep their own writing preferences, a company's staff as well as the provider's", async () => {
    const config = {
      userAiTextLanguage: "DUTCH",
      userAiTextTonalities: ["CALM"],
      userAiTextAudienceModelId: null,
    } as const;
    for (const person of [writer, corporate]) {
      const chosen = { ...config, userAiTextTonalities: ["CALM" as const] };
      await fixture.world.call(saveStaffAiTextConfig, chosen, by(person));
      expect((await fixture.world.call(readStaffAiSettings, {}, by(person))).body.config).toEqual(config);
      await fixture.world.call(generateStaffAiText, input, by(person));
      expect((await fixture.asked())[0]?.body.messages?.[0]?.content).toContain("Write in Dutch");
    }
  });
});

describe("the AI share of copy", () => {
  test("is measured against what the panel suggested to this person or for this post [C7-34]", async () => {
    const post = await addPost(fixture.world, fixture.category);
    const { body } = await fixture.world.call(generateStaffAiText, { ...input, postId: post }, by(writer));
    const suggested = body.data[0]?.text ?? "";
    const own = "I was there last week and counted every single crane from the quay myself, twice over.";
    const measure = async (texts: string[], person = writer, postId?: number) =>
      (
        await fixture.world.call(
          detectAiText,
          { texts, ...(postId === undefined ? {} : { postId }) },
          by(person),
        )
      ).body;
    expect(await measure([suggested])).toEqual({ percent: 100, providerPercent: null });
    expect((await measure([own])).percent).toBe(0);
    const half = (await measure([`${suggested} ${own}`])).percent;
    expect([half > 30, half < 90]).toEqual([true, true]);
    const colleague = await addStaff(fixture.world, userTypes.subAdmin, ["add_post"]);
    expect((await measure([suggested], colleague)).percent).toBe(0);
    expect((await measure([suggested], colleague, post)).percent).toBe(100);
  });

  test("asks the provider for an estimate only on request, and accepts only a number", async () => {
    await fixture.asked();
    const texts = ["A text that somebody wrote somewhere about something."];
    await fixture.world.call(detectAiText, { texts }, by(writer));
    expect(await fixture.asked()).toEqual([]);
    const guess = async () =>
      (await fixture.world.call(detectAiText, { texts, askProvider: true }, by(writer))).body;
    expect(await guess()).toEqual({ percent: 0, providerPercent: 40 });
    await fixture.play({ says: "As an AI I think it is about 250 percent, honestly." });
    expect((await guess()).providerPercent).toBeNull();
  });
});

test("suggestions are deleted after 90 days, and no sooner", async () => {
  const add = (text: string, days: number) =>
    fixture.set(
      `insert into ai_passage (company_id, account_id, text, prompt_version, created_at)
       values ($1, $2, $3, 1, now() - make_interval(days => $4))`,
      [fixture.company, corporate.id, text, days],
    );
  await add("old words", 91);
  await add("young words", 89);
  await runJob(fixture.world, clearAiPassages);
  const { rows } = await fixture.set("select text from ai_passage where text like '% words' order by id");
  expect(rows).toEqual([{ text: "young words" }]);
});

describe("a generated picture", () => {
  test(
    "is made from a prompt, re-encoded and belongs to the company [A1-22] [B7.1-17]",
    { timeout: 60_000 },
    async () => {
      const person = await fixture.person();
      const input = { userPrompt: "a quiet harbour", requestReferrerPage: "OWN_POST" } as const;
      const { status, body } = await fixture.world.call(generateAiImage, input, by(person));
      expect([status, body.width, body.height]).toEqual([200, 1536, 1024]);
      const { rows } = await fixture.set(
        "select company_id, created_by, state, kind from media where id = $1",
        [body.id],
      );
      expect(rows[0]).toEqual({
        company_id: fixture.company,
        created_by: person.id,
        state: "READY",
        kind: "PICTURE",
      });
      const served = await fetch(`${fixture.world.api.url}${body.url}`);
      expect([served.status, served.headers.get("content-type")?.startsWith("image/")]).toEqual([200, true]);
      const [sent] = await fixture.asked();
      expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual(["model", "n", "prompt", "size"]);
      expect(JSON.stringify(sent?.body)).not.toContain(person.email);
    },
  );

  test("needs a prompt [B5.10-20]", async () => {
    for (const userPrompt of ["", "   "]) {
      const answer = await fixture.world.call(
        generateStaffAiImage,
        { userPrompt, requestReferrerPage: "GALLERY" },
        by(writer),
      );
      expect([answer.status, answer.problem.violations?.map(({ field }) => field)]).toEqual([
        400,
        ["userPrompt"],
      ]);
    }
    expect(await fixture.asked()).toEqual([]);
  });

  test("is kept in the gallery [C7-34]", { timeout: 60_000 }, async () => {
    const input = { userPrompt: "a quiet harbour", shape: "SQUARE", requestReferrerPage: "GALLERY" } as const;
    const { body } = await fixture.world.call(generateStaffAiImage, input, by(writer));
    expect([body.width, body.height]).toEqual([1024, 1024]);
    const kept = await fixture.world.call(
      galleryImage.add,
      { title: "Quiet harbour", image: body.id, hashtags: ["#harbour"] },
      by(writer),
    );
    expect([kept.status, kept.body]).toMatchObject([200, { title: "Quiet harbour", hashtags: ["harbour"] }]);
  });

  test("that the provider refuses or cannot make is reported and not counted", async () => {
    await fixture.set("delete from ai_use");
    const ask = (userPrompt: string) =>
      fixture.world.call(generateStaffAiImage, { userPrompt, requestReferrerPage: "GALLERY" }, by(writer));
    expect((await ask("refuse-me")).problem.error).toBe("ai_refused");
    await fixture.fault({ kind: "http", status: 500 }, "/v1/images/generations");
    expect((await ask("a harbour")).problem).toMatchObject({
      error: "ai_unavailable",
      description: "Apologies, but an error has occurred. Please try again later.",
    });
    await fixture.set("insert into app_setting (name, value) values ('aiImagesPerMonth', '0')");
    expect((await ask("a harbour")).problem.error).toBe("ai_budget_used");
    await fixture.set("delete from app_setting");
    const { rows } = await fixture.set(
      "select coalesce(sum(used), 0)::int as used from ai_use where kind = 'IMAGE'",
    );
    expect(rows[0]).toEqual({ used: 0 });
  });

  test("is refused to read-only users and without the company's feature [B6-09]", async () => {
    const input = { userPrompt: "a harbour", requestReferrerPage: "OWN_POST" } as const;
    const light = await addFrontUser(fixture.world, fixture.company, { light: true });
    expect((await fixture.world.call(generateAiImage, input, by(light))).problem.error).toBe(
      "light_front_user",
    );
    const off = await addFrontUser(fixture.world, await addCompany(fixture.world));
    expect((await fixture.world.call(generateAiImage, input, by(off))).problem.error).toBe("feature_off");
  });
});
