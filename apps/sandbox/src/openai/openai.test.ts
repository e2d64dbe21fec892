import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, openai: { everyMs: 1 } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const ask = (path: string, body: unknown, key = "any-key") =>
  fetch(`${sandbox.url}/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const messages = (rules: string, asked = "Title: Wind over the harbour") => [
  { role: "system", content: rules },
  { role: "user", content: asked },
];
const chat = (rules: string, more: object = {}, asked?: string) =>
  ask("chat/completions", { model: "gpt-4", messages: messages(rules, asked), ...more });

interface Completion {
  choices: { message: { content: string; refusal: string | null }; finish_reason: string }[];
}
const choiceOf = async (response: Response) => ((await response.json()) as Completion).choices[0];

describe("the simulated AI", () => {
  test("writes in the requested language and length, the same each time", async () => {
    const german = await choiceOf(await chat("Write in German. Use at most 120 characters."));
    expect(german?.message.content).toMatch(/^Wind over the harbour\. Das lohnt sich/);
    expect(Array.from(german?.message.content ?? "").length).toBeLessThanOrEqual(120);
    expect(await choiceOf(await chat("Write in German. Use at most 120 characters."))).toEqual(german);
    const second = await choiceOf(await chat("Write in German.", {}, "suggestion 2 of 3"));
    expect(second?.message.content).not.toBe(german?.message.content);
  });

  test("streams word by word and ends with [DONE]", async () => {
    const response = await chat("Write in English.", { stream: true });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const lines = (await response.text()).split("\n\n").filter((line) => line !== "");
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.at(-1)).toBe("data: [DONE]");
  });

  test("refuses a wrong key, an unknown model and an invalid body", async () => {
    const body = { model: "gpt-4", messages: messages("x") };
    const code = async (response: Response) => [
      response.status,
      ((await response.json()) as { error: { code: string | null } }).error.code,
    ];
    expect(await code(await ask("chat/completions", body, "wrong-key"))).toEqual([401, "invalid_api_key"]);
    expect(await code(await ask("chat/completions", { ...body, model: "gpt-99" }))).toEqual([
      404,
      "model_not_found",
    ]);
    expect(await code(await ask("chat/completions", { model: "gpt-4" }))).toEqual([400, null]);
    sandbox.faults.add({ route: "POST /v1/*", kind: "too_many", retryAfterSeconds: 9, times: 1 });
    const busy = await ask("chat/completions", body);
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "9"]);
  });

  test("refuses by its filter or in its own words on request", async () => {
    expect((await choiceOf(await chat("x", {}, "refuse-me")))?.finish_reason).toBe("content_filter");
    await control(sandbox, "PATCH", "settings", { openai: { refusal: "No." } });
    expect((await choiceOf(await chat("x")))?.message.refusal).toBe("No.");
    expect((await ask("images/generations", { model: "gpt-image-1", prompt: "a harbour" })).status).toBe(400);
  });

  test("generates a PNG of the requested size, and lists its models", async () => {
    const response = await ask("images/generations", {
      model: "gpt-image-1",
      prompt: "a harbour",
      size: "1536x1024",
    });
    const { data } = (await response.json()) as { data: { b64_json: string }[] };
    const png = Buffer.from(data[0]?.b64_json ?? "", "base64");
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      "PNG",
      1536,
      1024,
    ]);
    const models = (await (await fetch(`${sandbox.url}/v1/models`)).json()) as { data: { id: string }[] };
    expect(models.data.map(({ id }) => id)).toContain("gpt-4");
  });
});
