import { generateAiText, readAiSettings, saveUserAiTextConfig } from "@polyphon/contract/ai/ai.contract.ts";
import { aiLanguages, aiTones } from "@polyphon/contract/ai/ai.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AiDesk, openAiDesk } from "../../../../test/ai/ai-desk.ts";
import { addCategory, addCompany, addFrontUser, addPost } from "../../../../test/people.ts";

let desk: AiDesk;
beforeAll(async () => {
  desk = await openAiDesk({ settings: { OPENAI_KEY: "key-canary-4711" }, keepLog: true });
});
beforeEach(async () => {
  await desk.reset();
  await desk.set("delete from ai_use");
});
afterAll(() => desk.world.close());

const used = async () => {
  const { rows } = await desk.set("select used from ai_use where company_id = $1 and kind = 'TEXT'", [
    desk.company,
  ]);
  return Number(rows[0]?.["used"] ?? 0);
};

describe("asking for a text", () => {
  test("answers a list of items with text, as many as the first call of the tab wants [A1-21] [B7.1-17] [B7.2-36] [B7.2-37] [C7-36] [C7-37] [C7-38]", async () => {
    const person = await desk.person();
    const count = async (over: Parameters<AiDesk["text"]>[1]) => {
      const { status, body } = await desk.text(person, over);
      expect(status).toBe(200);
      expect(body.data.every(({ text }) => text.length > 20)).toBe(true);
      return body.data.length;
    };
    expect(await count({ network: "TWITTER", length: "SHORT" })).toBe(3);
    expect(await count({ network: "XING", length: "LONG" })).toBe(3);
    expect(await count({})).toBe(3);
    expect(await count({ network: "LINKEDIN", length: "MEDIUM" })).toBe(1);
    expect(await count({ network: "TWITTER", length: "SHORT", textItemsCount: 1 })).toBe(1);
    const all = await desk.text(person, { network: "TWITTER", length: "LONG" });
    expect(new Set(all.body.data.map(({ text }) => text)).size).toBe(3);
  });

  test("takes userPrompt, modelId, aiTextTool, textItemsCount and requestReferrerPage, and no other model [B3-39] [B9-05] [C9-13]", async () => {
    const person = await desk.person();
    const full = {
      userPrompt: "Mention the crane",
      modelId: "gpt-4",
      aiTextTool: "REPHRASE",
      textItemsCount: 2,
      requestReferrerPage: "SHARE_POST",
    } as const;
    expect((await desk.text(person, full)).body.data).toHaveLength(2);
    const [first] = await desk.asked();
    expect(first?.body.model).toBe("gpt-4");
    const wrong = { ...full, modelId: "gpt-99" as "gpt-4" };
    expect((await desk.text(person, wrong)).problem.violations?.map(({ field }) => field)).toEqual([
      "modelId",
    ]);
    for (const textItemsCount of [0, 4])
      expect((await desk.text(person, { textItemsCount })).status).toBe(400);
  });

  test("sends what is needed to write and nothing about the person [B9-07]", async () => {
    const person = await desk.person();
    await desk.text(person, { textItemsCount: 1, userPrompt: "Be kind" });
    const [sent] = await desk.asked();
    expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual(["max_tokens", "messages", "model", "stream"]);
    expect(sent?.body.messages?.map(({ role }) => role)).toEqual(["system", "user"]);
    const [rules = "", material = ""] = sent?.body.messages?.map(({ content }) => content) ?? [];
    expect(rules).toContain("Write in English");
    expect(rules).toContain("The tone is formal");
    expect(rules).toContain("at most 280 characters");
    expect(material.replaceAll(/material-[0-9a-f]{16}/g, "FENCE")).toBe(
      "<FENCE>\nTitle: The harbour runs on wind\nCopy: A copy that is long enough for every network, with more than fifty characters in it.\nAddress: https://www.example.com/story\n</FENCE>\n\nThe person's wish: Be kind\n\nWrite the text now.",
    );
    const whole = JSON.stringify(sent);
    for (const own of [person.email, "Frida", "Front", `"${person.id}"`]) expect(whole).not.toContain(own);
  });

  test("keeps the length of the network's tab, also when the model does not [B9-08]", async () => {
    const person = await desk.person();
    await desk.play({ says: "Wind moves the cranes. ".repeat(200), everyMs: 0 });
    for (const [network, length, most] of [
      ["TWITTER", "SHORT", 200],
      ["XING", "MEDIUM", 300],
      ["LINKEDIN", "LONG", 2500],
    ] as const) {
      const { body } = await desk.text(person, { network, length, textItemsCount: 1 });
      const text = body.data[0]?.text ?? "";
      expect([text.length <= most, text.length > most / 2]).toEqual([true, true]);
    }
  });

  test("speaks every one of the 19 languages, in at most two tones [B9-11] [A9-35] [B5.10-22] [C9-17]", async () => {
    const texts = new Set<string>();
    for (const [at, language] of aiLanguages.entries()) {
      const person = await desk.person();
      const { body } = await desk.text(person, {
        language,
        tones: [aiTones[at % aiTones.length] ?? "CALM"],
        textItemsCount: 1,
      });
      texts.add(body.data[0]?.text ?? "");
    }
    expect(texts.size).toBe(19);
    const person = await desk.person();
    expect((await desk.text(person, { tones: ["CALM", "POLITE"], textItemsCount: 1 })).status).toBe(200);
    const three = await desk.text(person, { tones: ["CALM", "POLITE", "SOFT"] });
    expect(three.problem.violations?.map(({ field }) => field)).toEqual(["tones"]);
  });

  test("starts from what the person saved, and says so in the account [B7.1-17] [C7-34]", async () => {
    const person = await desk.person();
    const config = {
      userAiTextLanguage: "POLISH",
      userAiTextTonalities: ["AMUSING", "SOFT"],
      userAiTextAudienceModelId: 3,
    } as const;
    const input = { ...config, userAiTextTonalities: [...config.userAiTextTonalities] };
    expect((await desk.world.call(saveUserAiTextConfig, input, { token: person.token })).body).toEqual(input);
    const settings = await desk.world.call(readAiSettings, {}, { token: person.token });
    expect(settings.body).toMatchObject({
      config: input,
      can: { text: true, image: true, keepInGallery: false },
    });
    await desk.text(person, { textItemsCount: 1 });
    const rules = (await desk.asked())[0]?.body.messages?.[0]?.content ?? "";
    expect(rules).toContain("Write in Polish");
    expect(rules).toContain("The tone is amusing and soft");
    expect(rules).toContain("experts of the field");
    const tooMany = {
      ...input,
      userAiTextTonalities: ["AMUSING", "SOFT", "CALM"] as ("AMUSING" | "SOFT" | "CALM")[],
    };
    expect((await desk.world.call(saveUserAiTextConfig, tooMany, { token: person.token })).status).toBe(400);
  });

  test("leaves who asked and for what in the audit trail, and neither the wish nor the text", async () => {
    const person = await desk.person();
    const { body } = await desk.text(person, { userPrompt: "a very private wish", textItemsCount: 1 });
    const { rows } = await desk.set(
      "select action, subject_id, details from audit_entry where actor_id = $1",
      [person.id],
    );
    expect(rows).toEqual([
      {
        action: "generate-ai-text",
        subject_id: desk.post,
        details: { tool: "WRITE", page: "SHARE_POST", network: null, items: 1, promptVersion: 1 },
      },
    ]);
    const logged = desk.world.lines.join("\n");
    for (const secret of ["a very private wish", body.data[0]?.text ?? "?", "key-canary-4711"])
      expect(logged).not.toContain(secret);
  });
});

describe("who gets suggestions", () => {
  test("the company's feature, write access, the level and the source of the post must all allow it [B6-09]", async () => {
    const off = await addCompany(desk.world);
    const levels = await addCompany(desk.world, { ai: true, levels: true });
    const shared = await addPost(desk.world, await addCategory(desk.world, [off, levels, desk.company]));
    const ask = async (person: Awaited<ReturnType<typeof addFrontUser>>) => {
      const { status, problem } = await desk.text(person, { postId: shared, textItemsCount: 1 });
      return status === 200 ? "served" : problem.error;
    };
    expect(await ask(await desk.person())).toBe("served");
    expect(await ask(await addFrontUser(desk.world, off))).toBe("feature_off");
    expect(await ask(await addFrontUser(desk.world, desk.company, { light: true }))).toBe("light_front_user");
    expect(await ask(await addFrontUser(desk.world, levels, { level: "MEMBER" }))).toBe("level_too_low");
    expect(await ask(await addFrontUser(desk.world, levels, { level: "INSIDER" }))).toBe("served");

    await desk.set("update company set ai_text_sources = '{ORIGINAL}' where id = $1", [levels]);
    const insider = await addFrontUser(desk.world, levels, { level: "INSIDER" });
    expect(await ask(insider)).toBe("ai_source_off");
    const about = { postId: shared };
    expect((await desk.world.call(readAiSettings, about, { token: insider.token })).body.can.text).toBe(
      false,
    );
    await desk.set("update post set source = 'ORIGINAL' where id = $1", [shared]);
    expect(await ask(insider)).toBe("served");
    expect((await desk.world.call(readAiSettings, about, { token: insider.token })).body.can.text).toBe(true);
  });

  test("a post must be active, and a text needs content [B5.10-21]", async () => {
    const person = await desk.person();
    const dead = await addPost(desk.world, desk.category);
    await desk.set("update post set killed_at = now() where id = $1", [dead]);
    const over = await addPost(desk.world, desk.category, { endsOn: "2020-01-01" });
    const later = await addPost(desk.world, desk.category, { publishAt: new Date(Date.now() + 9_000_000) });
    for (const postId of [dead, over, later, 999_999_999])
      expect((await desk.text(person, { postId })).problem.error).toBe("not_found");
    const none = { aiTextTool: "WRITE", requestReferrerPage: "SHARE_POST", userPrompt: "About me" } as const;
    const token = { token: person.token };
    expect((await desk.world.call(generateAiText, none, token)).problem.error).toBe("ai_content_needed");
    const own = {
      aiTextTool: "WRITE",
      requestReferrerPage: "OWN_POST",
      source: "CURATED",
      textItemsCount: 1,
    } as const;
    const empty = { ...own, draft: { title: " ", copy: "" } };
    expect((await desk.world.call(generateAiText, empty, token)).problem.error).toBe("ai_content_needed");
    const written = { ...own, draft: { title: "My day at the harbour" } };
    expect((await desk.world.call(generateAiText, written, token)).body.data[0]?.text).toContain(
      "My day at the harbour",
    );
  });

  test("a share works without any of it [B0-02]", async () => {
    const off = await addCompany(desk.world);
    const person = await addFrontUser(desk.world, off);
    const post = await addPost(desk.world, await addCategory(desk.world, [off]));
    const { sharePost } = await import("@polyphon/contract/sharing/sharing.contract.ts");
    const { connectLinkedin } = await import("../../../../test/people.ts");
    const { wish } = await import("../../../../test/sharing/sharing-desk.ts");
    await connectLinkedin(desk.world, person);
    const { status, body } = await desk.world.call(sharePost, wish(post), { token: person.token });
    expect([status, body.shares.length]).toEqual([200, 1]);
    expect(await desk.asked()).toEqual([]);
  });
});

describe("what it may cost", () => {
  test("a company's month ends with a refusal that names the day it works again, in both languages", async () => {
    const person = await desk.person();
    await desk.set(
      "insert into app_setting (name, value) values ('aiTextsPerMonth', '4') on conflict do nothing",
    );
    expect((await desk.text(person, { textItemsCount: 3 })).status).toBe(200);
    const now = new Date();
    const renews = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const day = (language: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(renews);
    const english = await desk.text(person, { textItemsCount: 3 });
    expect([english.status, english.problem.code]).toEqual([429, "ai_budget_used"]);
    expect(english.problem.description).toContain(day("en"));
    expect((await desk.text(person, { textItemsCount: 3 }, "de")).problem.description).toContain(day("de"));
    expect((await desk.text(person, { textItemsCount: 1 })).status).toBe(200);
    const { body } = await desk.world.call(readAiSettings, {}, { token: person.token });
    expect(body.texts).toEqual({ left: 0, renewsAt: renews.toISOString() });
    await desk.set("delete from app_setting");
  });

  test("people who race for the last of it get no more than there is", async () => {
    await desk.set("insert into app_setting (name, value) values ('aiTextsPerMonth', '5')");
    const people = await Promise.all(Array.from({ length: 12 }, () => desk.person()));
    const answers = await Promise.all(people.map((person) => desk.text(person, { textItemsCount: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect(await used()).toBe(5);
    await desk.set("delete from app_setting");
  });

  test("what did not come is given back", async () => {
    const person = await desk.person();
    await desk.fault({ kind: "http", status: 500, times: 3 });
    expect((await desk.text(person)).status).toBe(503);
    expect(await used()).toBe(0);
    await desk.fault({ kind: "http", status: 500 });
    const some = await desk.text(person);
    expect([some.body.data.length, await used()]).toEqual([2, 2]);
  });

  test("whoever asks faster than a person reads waits, and is told how long", async () => {
    const person = await desk.person();
    const many = await Promise.all(
      Array.from({ length: limits.ai.perUserMinute + 3 }, () => desk.text(person, { textItemsCount: 1 })),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]?.problem.description).toMatch(/^Too many tries\. Please wait \d+ seconds/);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await desk.text(await desk.person(), { textItemsCount: 1 })).status).toBe(200);
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
  ])("and %s, the apology is what people read [B8-13] [C8-42]", async (_how, fault) => {
    await desk.fault(fault);
    const { status, problem } = await desk.text(await desk.person(), { textItemsCount: 1 });
    expect([status, problem.code, problem.description]).toEqual([503, "ai_unavailable", apology]);
    expect(await used()).toBe(0);
  });

  test("and is asked too much, people are told when to come back", async () => {
    await desk.fault({ kind: "too_many", retryAfterSeconds: 17 });
    const { problem } = await desk.text(await desk.person(), { textItemsCount: 1 });
    expect(problem).toMatchObject({ error: "too_many_requests" });
    expect(problem.description).toContain("17 seconds");
  });

  test.each([
    ["by its filter", { finish: "content_filter" }],
    ["by its own words", { refusal: "I cannot help with that." }],
    ["by saying nothing that may be shown", { says: "https://evil.example" }],
  ])("and refuses %s, people are told to word it differently", async (_how, settings) => {
    await desk.play(settings);
    const { status, problem } = await desk.text(await desk.person(), { textItemsCount: 1 });
    expect([status, problem.error]).toEqual([422, "ai_refused"]);
  });

  test("and calls a tool, nothing is done and the apology is said", async () => {
    await desk.play({ finish: "tool_calls", says: "delete everything" });
    expect((await desk.text(await desk.person(), { textItemsCount: 1 })).problem.error).toBe(
      "ai_unavailable",
    );
  });
});
