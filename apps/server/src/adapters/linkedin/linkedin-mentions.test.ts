import { readMentionSource } from "@polyphon/rules/mentions/profile-url.ts";
import { type Sandbox, startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpClient, type HttpClient } from "../http/http-client.ts";
import { createMentionLookup } from "./linkedin-mentions.ts";

let sandbox: Sandbox;
let http: HttpClient;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient({ timeoutMs: 2_000 });
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

function lookUp(text: string, change: { token?: string; apiBase?: string; version?: string } = {}) {
  const source = readMentionSource(text);
  if (!source) throw new Error("not a source");
  const usual = {
    apiBase: sandbox.url,
    version: "202609",
    timeoutMs: 2_000,
    token: "polyphon-dev-mentions",
    organizationId: "10001",
  };
  return createMentionLookup(http, { ...usual, ...change })(source);
}

const anna = "https://www.linkedin.com/in/anna-weber";

test("finds a person by address and an organisation by address and by URN", async () => {
  expect(await lookUp(anna)).toMatchObject({ accountType: "PERSONAL", name: "Anna Weber" });
  const company = { accountType: "ORGANIZATION", linkedinId: "10002", name: "Helvetia Robotics AG" };
  expect(await lookUp("https://www.linkedin.com/company/helvetia-robotics-ag")).toEqual(company);
  expect(await lookUp("urn:li:organization:10002")).toEqual(company);
});

test("answers null whenever LinkedIn does not answer", async () => {
  expect(await lookUp("https://www.linkedin.com/in/nobody")).toBeNull();
  expect(await lookUp("https://www.linkedin.com/company/nobody")).toBeNull();
  expect(await lookUp("urn:li:organization:4")).toBeNull();
  expect(await lookUp("urn:li:person:AbC")).toBeNull();
});

test("answers null without a token, without the scope, for an old version and when there is no match", async () => {
  expect(await lookUp(anna, { token: "" })).toBeNull();
  expect(await lookUp(anna, { token: sandbox.mintToken({ name: "Anna Weber" }).accessToken })).toBeNull();
  expect(await lookUp(anna, { version: "202401" })).toBeNull();
  expect(await lookUp(anna, { apiBase: "http://127.0.0.1:9" })).toBeNull();
});
