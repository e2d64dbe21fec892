import { generateAiText, readAiSettings, saveUserAiTextConfig } from "@polyphon/contract/ai/ai.contract.ts";
import { aiLanguages, aiTones } from "@polyphon/contract/ai/ai.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiFixture, openAiFixture } from "../../../../test/ai/ai-fixture.ts";
import { addCategory, addCompany, addFrontUser, addPost } from "../../../../test/people.ts";

let fixture: AiFixture;
beforeAll(async () => {
  fixture = await openAiFixture({ settings: { OPENAI_KEY: "key-canary-4711" }, keepLog: true });
});
beforeEach(async () => {
  await fixture.reset();
  await fixture.set("delete from ai_use");
});
afterAll(() => fixture.world.close());

const used = async () => {
  const { rows } = await fixture.set("select used from ai_use where company_id = $1 and kind = 'TEXT'", [
    fixture.company,
  ]);
  return Number(rows[0]?.["used"] ?? 0);
};

describe("asking for a text", () => {
  test("returns a list of text items, as many as the first call of the tab asks for [A1-21] [B7.1-17] [B7.2-36] [B7.2-37] [C7-36] [C7-37] [C7-38]", async () => {
    const person = await fixture.person();
    const count = async (over: Parameters<AiFixture["text"]>[1]) => {
      const { status, body } = await fixture.text(person, over);
      expect(status).toBe(200);
      expect(body.data.every(({ text }) => text.length > 20)).toBe(true);
      return body.data.length;
    };
    expect(await count({ network: "TWITTER", length: "SHORT" })).toBe(3);
    expect(await count({ network: "XING", length: "LONG" })).toBe(3);
    expect(await count({})).toBe(3);
    expect(await count({ network: "LINKEDIN", length: "MEDIUM" })).toBe(1);
    expect(await count({ network: "TWITTER", length: "SHORT", textItemsCount: 1 })).toBe(1);
    const all = await fixture.text(person, { network: "TWITTER", length: "LONG" });
    expect(new Set(all.body.data.map(({ text }) => text)).size).toBe(3);
  });

  test("takes userPrompt, modelId, aiTextTool, textItemsCount and requestReferrerPage, and no other model [B3-39] [B9-05] [C9-13]", async () => {
    const person = await fixture.person();
    const full = {
      userPrompt: "Mention the crane",
      modelId: "gpt-4",
      aiTextTool: "REPHRASE",
      textItemsCount: 2,
      requestReferrerPage: "SHARE_POST",
    } as const;
    expect((await fixture.text(person, full)).body.data).toHaveLength(2);
    const [first] = await fixture.asked();
    expect(first?.body.model).toBe("gpt-4");
    const wrong = { ...full, modelId: "gpt-99" as "gpt-4" };
    expect((await fixture.text(person, wrong)).problem.violations?.map(({ field }) => field)).toEqual([
      "modelId",
    ]);
    for (const textItemsCount of [0, 4])
      expect((await fixture.text(person, { textItemsCount })).status).toBe(400);
  });

  test("sends what is needed to write and nothing about the person [B9-07]", async () => {
    const person = await fixture.person();
    await fixture.text(person, { textItemsCount: 1, userPrompt: "Be kind" });
    const [sent] = await fixture.asked();
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual(["max_tokens", "messages", "model", "stream"]);
    expect(sent?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"]);
    const [rules = "", material = ""] = sent?.body.messages?.map(({ content }) => content) ?? [];
    expect(rules).toContain("Write in English");
    expect(rules).toContain("The tone is formal");
    expect(rules).toContain("at most 280 characters");
    expect(material.replaceAll(/material-[0-9a-f]{16}/g, "FENCE")).toBe(
      "<FENCE>\nTitle: The harbour runs on wind\nCopy: A copy that is long enough for every network, with more than fifty characters in it.\nAddress: https://www.example.com/story\n</FENCE>\n\nThe person's instruction: Be kind\n\nWrite the text now.",
    );
    const whole = JSON.stringify(sent);
    for (const own of [person.email, "Frida", "Front", `"${person.id}"`]) expect(whole).not.toContain(own);
  });

  test("keeps to the length limit of the network's tab even when the model does not [B9-08]", async () => {
    const person = await fixture.person();
    await fixture.play({ says: "Wind moves the cranes. ".repeat(200), everyMs: 0 });
    for (const [network, length, most] of [
      ["TWITTER", "SHORT", 200],
      ["XING", "MEDIUM", 300],
      ["LINKEDIN", "LONG", 2500],
    ] as const) {
      const { body } = await fixture.text(person, { network, length, textItemsCount: 1 });
      const text = body.data[0]?.text ?? "";
      expect([text.length <= most, text.length > most / 2]).toEqual([true, true]);
    }
  });

  test("supports all 19 languages, in at most two tones [B9-11] [A9-35] [B5.10-22] [C9-17]", async () => {
    const texts = new Set<string>();
    for (const [at, language] of aiLanguages.entries()) {
      const person = await fixture.person();
      const { body } = await fixture.text(person, {
        language,
        tones: [aiTones[at % aiTones.length] ?? "CALM"],
        textItemsCount: 1,
      });
      texts.add(body.data[0]?.text ?? "");
    }
    expect(texts.size).toBe(19);
    const person = await fixture.person();
    expect((await fixture.text(person, { tones: ["CALM", "POLITE"], textItemsCount: 1 })).status).toBe(200);
    const three = await fixture.text(person, { tones: ["CALM", "POLITE", "SOFT"] });
    expect(three.problem.violations?.map(({ field }) => field)).toEqual(["tones"]);
  });

  test("starts from what the person saved, and says so in the account [B7.1-17] [C7-34]", async () => {
    const person = await fixture.person();
    const config = {
      userAiTextLanguage: "POLISH",
      userAiTextTonalities: ["AMUSING", "SOFT"],
      userAiTextAudienceModelId: 3,
    } as const;
    const input = { ...config, userAiTextTonalities: [...config.userAiTextTonalities] };
    expect((await fixture.world.call(saveUserAiTextConfig, input, { token: person.token })).body).toEqual(
      input,
    );
    const settings = await fixture.world.call(readAiSettings, {}, { token: person.token });
    expect(settings.body).toMatchObject({
      config: input,
      can: { text: true, image: true, keepInGallery: false },
    });
    await fixture.text(person, { textItemsCount: 1 });
    const rules = (await fixture.asked())[0]?.body.messages?.[0]?.content ?? "";
    expect(rules).toContain("Write in Polish");
    expect(rules).toContain("The tone is amusing and soft");
    expect(rules).toContain("experts of the field");
    const tooMany = {
      ...input,
      userAiTextTonalities: ["AMUSING", "SOFT", "CALM"] as ("AMUSING" | "SOFT" | "CALM")[],
    };
    expect((await fixture.world.call(saveUserAiTextConfig, tooMany, { token: person.token })).status).toBe(
      400,
    );
  });

  test("records in the audit trail who asked and for what, but neither the instruction nor the text", async () => {
    const person = await fixture.person();
    const { body } = await fixture.text(person, {
      userPrompt: "a very private instruction",
      textItemsCount: 1,
    });
    const { rows } = await fixture.set(
      "select action, subject_id, details from audit_entry where actor_id = $1",
      [person.id],
    );
    expect(rows).toEqual([
      {
        action: "generate-ai-text",
        subject_id: fixture.post,
        details: { tool: "WRITE", page: "SHARE_POST", network: null, items: 1, promptVersion: 1 },
      },
    ]);
    const logged = fixture.world.lines.join("\n");
    for (const secret of ["a very private instruction", body.data[0]?.text ?? "?", "key-canary-4711"])
      expect(logged).not.toContain(secret);
  });
});

describe("AI suggestions", () => {
  test("need the company's feature, write access, the level and an allowed source of the post [B6-09]", async () => {
    const off = await addCompany(fixture.world);
    const levels = await addCompany(fixture.world, { ai: true, levels: true });
    const shared = await addPost(
      fixture.world,
      await addCategory(fixture.world, [off, levels, fixture.company]),
    );
    const ask = async (person: Awaited<ReturnType<typeof addFrontUser>>) => {
      const { status, problem } = await fixture.text(person, { postId: shared, textItemsCount: 1 });
      return status === 200 ? "served" : problem.error;
    };
    expect(await ask(await fixture.person())).toBe("served");
    expect(await ask(await addFrontUser(fixture.world, off))).toBe("feature_off");
    expect(await ask(await addFrontUser(fixture.world, fixture.company, { light: true }))).toBe(
      "light_front_user",
    );
    expect(await ask(await addFrontUser(fixture.world, levels, { level: "MEMBER" }))).toBe("level_too_low");
    expect(await ask(await addFrontUser(fixture.world, levels, { level: "INSIDER" }))).toBe("served");

    await fixture.set("update company set ai_text_sources = '{ORIGINAL}' where id = $1", [levels]);
    const insider = await addFrontUser(fixture.world, levels, { level: "INSIDER" });
    expect(await ask(insider)).toBe("ai_source_off");
    const about = { postId: shared };
    expect((await fixture.world.call(readAiSettings, about, { token: insider.token })).body.can.text).toBe(
      false,
    );
    await fixture.set("update post set source = 'ORIGINAL' where id = $1", [shared]);
    expect(await ask(insider)).toBe("served");
    expect((await fixture.world.call(readAiSettings, about, { token: insider.token })).body.can.text).toBe(
      true,
    );
  });

  test("need an active post and some content [B5.10-21]", async () => {
    const person = await fixture.person();
    const dead = await addPost(fixture.world, fixture.category);
    await fixture.set("update post set killed_at = now() where id = $1", [dead]);
    const over = await addPost(fixture.world, fixture.category, { endsOn: "2020-01-01" });
    const later = await addPost(fixture.world, fixture.category, {
      publishAt: new Date(Date.now() + 9_000_000),
    });
    for (const postId of [dead, over, later, 999_999_999])
      expect((await fixture.text(person, { postId })).problem.error).toBe("not_found");
    const none = { aiTextTool: "WRITE", requestReferrerPage: "SHARE_POST", userPrompt: "About me" } as const;
    const token = { token: person.token };
    expect((await fixture.world.call(generateAiText, none, token)).problem.error).toBe("ai_content_needed");
    const own = {
      aiTextTool: "WRITE",
      requestReferrerPage: "OWN_POST",
      source: "CURATED",
      textItemsCount: 1,
    } as const;
    const empty = { ...own, draft: { title: " ", copy: "" } };
    expect((await fixture.world.call(generateAiText, empty, token)).problem.error).toBe("ai_content_needed");
    const written = { ...own, draft: { title: "My day at the harbour" } };
    expect((await fixture.world.call(generateAiText, written, token)).body.data[0]?.text).toContain(
      "My day at the harbour",
    );
  });

  test("are not needed to share a post [B0-02]", async () => {
    const off = await addCompany(fixture.world);
    const person = await addFrontUser(fixture.world, off);
    const post = await addPost(fixture.world, await addCategory(fixture.world, [off]));
    const { sharePost } = await import("@polyphon/contract/sharing/sharing.contract.ts");
    const { connectLinkedin } = await import("../../../../test/people.ts");
    const { shareInput } = await import("../../../../test/sharing/sharing-fixture.ts");
    await connectLinkedin(fixture.world, person);
    const { status, body } = await fixture.world.call(sharePost, shareInput(post), { token: person.token });
    expect([status, body.shares.length]).toEqual([200, 1]);
    expect(await fixture.asked()).toEqual([]);
  });
});

describe("AI cost limits", () => {
  test("refuse a company whose month is used up, naming the day it works again, in both languages", async () => {
    const person = await fixture.person();
    await fixture.set(
      "insert into app_setting (name, value) values ('aiTextsPerMonth', '4') on conflict do nothing",
    );
    expect((await fixture.text(person, { textItemsCount: 3 })).status).toBe(200);
    const now = new Date();
    const renews = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const day = (language: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(renews);
    const english = await fixture.text(person, { textItemsCount: 3 });
    expect([english.status, english.problem.code]).toEqual([429, "ai_budget_used"]);
    expect(english.problem.description).toContain(day("en"));
    expect((await fixture.text(person, { textItemsCount: 3 }, "de")).problem.description).toContain(
      day("de"),
    );
    expect((await fixture.text(person, { textItemsCount: 1 })).status).toBe(200);
    const { body } = await fixture.world.call(readAiSettings, {}, { token: person.token });
    expect(body.texts).toEqual({ left: 0, renewsAt: renews.toISOString() });
    await fixture.set("delete from app_setting");
  });

  test("hold when people race for the last of the budget", async () => {
    await fixture.set("insert into app_setting (name, value) values ('aiTextsPerMonth', '5')");
    const people = await Promise.all(Array.from({ length: 12 }, () => fixture.person()));
    const answers = await Promise.all(people.map((person) => fixture.text(person, { textItemsCount: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await used()).toBe(5);
    await fixture.set("delete from app_setting");
  });

  test("return what a failed call had reserved", async () => {
    const person = await fixture.person();
    await fixture.fault({ kind: "http", status: 500, times: 3 });
    expect((await fixture.text(person)).status).toBe(503);
    expect(await used()).toBe(0);
    await fixture.fault({ kind: "http", status: 500 });
    const some = await fixture.text(person);
    expect([some.body.data.length, await used()]).toEqual([2, 2]);
  });

  test("make whoever asks too fast wait, and say how long", async () => {
    const person = await fixture.person();
    const many = await Promise.all(
      Array.from({ length: limits.ai.perUserMinute + 3 }, () => fixture.text(person, { textItemsCount: 1 })),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]?.problem.description).toMatch(/^Too many attempts\. Wait \d+ seconds/);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await fixture.text(await fixture.person(), { textItemsCount: 1 })).status).toBe(200);
  });
});

describe("when the AI fails", () => {
  const apology = "Apologies, but an error has occurred. Please try again later.";

  test.each([
    ["is down", { kind: "http", status: 500 }],
    ["answers nonsense", { kind: "truncated_json" }],
    ["sends a page", { kind: "html_body", status: 200 }],
    ["hangs up", { kind: "drop_before_commit" }],
    ["breaks off in the middle", { kind: "reset_in_body" }],
    ["does not take the key", { kind: "token_revoked" }],
  ])("and %s, people read the apology [B8-13] [C8-42]", async (_how, fault) => {
    await fixture.fault(fault);
    const { status, problem } = await fixture.text(await fixture.person(), { textItemsCount: 1 });
    expect([status, problem.code, problem.description]).toEqual([503, "ai_unavailable", apology]);
    expect(await used()).toBe(0);
  });

  test("because of too many requests, people learn when to come back", async () => {
    await fixture.fault({ kind: "too_many", retryAfterSeconds: 17 });
    const { problem } = await fixture.text(await fixture.person(), { textItemsCount: 1 });
    expect(problem).toMatchObject({ error: "too_many_requests" });
    expect(problem.description).toContain("17 seconds");
  });

  test.each([
    ["by its filter", { finish: "content_filter" }],
    ["by its own words", { refusal: "I cannot help with that." }],
    ["by saying nothing that may be shown", { says: "https://evil.example" }],
  ])("and refuses %s, people are asked to word it differently", async (_how, settings) => {
    await fixture.play(settings);
    const { status, problem } = await fixture.text(await fixture.person(), { textItemsCount: 1 });
    expect([status, problem.error]).toEqual([422, "ai_refused"]);
  });

  test("and calls a tool, nothing is executed and the apology is shown", async () => {
    await fixture.play({ finish: "tool_calls", says: "delete everything" });
    expect((await fixture.text(await fixture.person(), { textItemsCount: 1 })).problem.error).toBe(
      "ai_unavailable",
    );
  });
});
