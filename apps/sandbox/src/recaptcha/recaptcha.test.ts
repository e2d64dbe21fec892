import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

async function verify(form: Record<string, string>): Promise<Record<string, unknown>> {
  const body = new URLSearchParams(form);
  const response = await fetch(`${sandbox.url}/recaptcha/api/siteverify`, { method: "POST", body });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}
const judge = (response: string) => verify({ secret: "s", response });
const spent = { success: false, "error-codes": ["timeout-or-duplicate"] };

type Grecaptcha = {
  ready: (call: () => void) => void;
  execute: (key: string, options: { action: string }) => Promise<string>;
};

/** Runs the page script as a page on company.example would. */
async function pageScript(): Promise<Grecaptcha> {
  const script = await (await fetch(`${sandbox.url}/recaptcha/api.js?render=site-key`)).text();
  const window: { grecaptcha?: Grecaptcha } = {};
  runInNewContext(script, {
    window,
    crypto,
    Date,
    setTimeout,
    Promise,
    location: { hostname: "company.example" },
  });
  if (!window.grecaptcha) throw new Error("the script made no grecaptcha");
  return window.grecaptcha;
}

describe("siteverify", () => {
  test("an ordinary token is a person with the requested action", async () => {
    expect(await judge("sandbox:register")).toMatchObject({
      success: true,
      score: 0.9,
      action: "register",
      hostname: "127.0.0.1",
    });
  });

  test("the token text decides score, expiry and action", async () => {
    expect(await judge("score-0.3")).toMatchObject({ success: true, score: 0.3 });
    expect(await judge("score-0.3:register")).toMatchObject({ score: 0.3, action: "register" });
    expect(await judge("expired")).toEqual(spent);
    expect(await judge("dup")).toEqual(spent);
    const other = await judge("wrong-action:register");
    expect(other).toMatchObject({ success: true });
    expect(other["action"]).not.toBe("register");
    expect(await judge("invalid")).toEqual({ success: false, "error-codes": ["invalid-input-response"] });
  });

  test("a token is valid once", async () => {
    expect(await judge("sandbox:login::1")).toMatchObject({ success: true });
    expect(await judge("sandbox:login::1")).toEqual(spent);
    expect(await judge("sandbox:login::2")).toMatchObject({ success: true });
  });

  test("missing and wrong inputs are named", async () => {
    expect(await verify({ response: "x" })).toEqual({
      success: false,
      "error-codes": ["missing-input-secret"],
    });
    expect(await verify({ secret: "s" })).toEqual({
      success: false,
      "error-codes": ["missing-input-response"],
    });
    const wrong = await verify({ secret: "wrong-secret", response: "x" });
    expect(wrong).toEqual({ success: false, "error-codes": ["invalid-input-secret"] });
    const json = await fetch(`${sandbox.url}/recaptcha/api/siteverify`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(await json.json()).toEqual({ success: false, "error-codes": ["bad-request"] });
  });
});

describe("the visible challenge", () => {
  const answer = (response: string) => verify({ secret: "challenge-secret", response });
  const otherKind = { success: false, "error-codes": ["invalid-input-response"] };

  test("is verified without score and action, once", async () => {
    const token = "challenge::company.example:1";
    expect(await answer(token)).toEqual({
      success: true,
      challenge_ts: expect.any(String),
      hostname: "company.example",
    });
    expect(await answer(token)).toEqual(spent);
    expect(await answer("challenge:expired")).toEqual(spent);
  });

  test("is refused with the other key, and so is a score token with this one", async () => {
    expect(await judge("challenge:::2")).toEqual(otherKind);
    expect(await answer("sandbox:login::3")).toEqual(otherKind);
  });

  test("has a frame with a checkbox in the requested language, and reports a key of the other kind", async () => {
    const frame = async (query: string) =>
      (await fetch(`${sandbox.url}/recaptcha/api2/anchor?${query}`)).text();
    const english = await frame('k=challenge-site-key&co="</script>app.example');
    expect(english).toContain('<label><input type="checkbox" />I&#39;m not a robot</label>');
    expect(english).toContain('"scriptapp.example"');
    expect(await frame("k=challenge-site-key&hl=de")).toContain("Ich bin kein Roboter.");
    expect(await frame("k=site-key")).not.toContain("checkbox");
  });
});

describe("page script", () => {
  test("execute gives a token that verifies with its action and host", async () => {
    const { execute } = await pageScript();
    const token = await execute("site-key", { action: "reset_password" });
    expect(await judge(token)).toMatchObject({
      success: true,
      score: 0.9,
      action: "reset_password",
      hostname: "company.example",
    });
    expect(await execute("site-key", { action: "login" })).not.toBe(
      await execute("site-key", { action: "login" }),
    );
  });

  test("its token is valid for two minutes of the simulated time", async () => {
    await control(sandbox, "POST", "clock/advance", { seconds: 86_400 });
    const { execute } = await pageScript();
    const [early, late] = [await execute("k", { action: "login" }), await execute("k", { action: "login" })];
    expect(await judge(early)).toMatchObject({ success: true });
    await control(sandbox, "POST", "clock/advance", { seconds: 121 });
    expect(await judge(late)).toEqual(spent);
  });

  test("a test can turn every visitor into a robot", async () => {
    await control(sandbox, "PATCH", "settings", { recaptcha: { verdict: "score-0.1" } });
    const { execute } = await pageScript();
    expect(await judge(await execute("k", { action: "login" }))).toMatchObject({
      score: 0.1,
      action: "login",
    });
  });

  test("an action with other characters is refused", async () => {
    const { execute } = await pageScript();
    await expect(execute("k", { action: "log in!" })).rejects.toThrow("Invalid action name");
  });
});

test("an outage of siteverify can be simulated", async () => {
  sandbox.faults.add({ route: "POST /recaptcha/api/siteverify", kind: "http", status: 503, times: 1 });
  const body = new URLSearchParams({ secret: "s", response: "x" });
  const response = await fetch(`${sandbox.url}/recaptcha/api/siteverify`, { method: "POST", body });
  expect(response.status).toBe(503);
});
