import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testMember, type TestMember } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
let anna: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testMember(sandbox);
});
afterAll(() => sandbox.stop());

const page = async (path: string) => {
  const response = await fetch(`${sandbox.url}${path}`);
  return { status: response.status, text: await response.text() };
};

async function uploadedImage(): Promise<string> {
  const body = { initializeUploadRequest: { owner: anna.urn } };
  const answer = await anna.call("POST", "/rest/images?action=initializeUpload", body);
  const { value } = (await answer.json()) as { value: { uploadUrl: string; image: string } };
  const headers = { authorization: `Bearer ${anna.accessToken}` };
  await fetch(value.uploadUrl, { method: "PUT", headers, body: "\x89PNG" });
  return value.image;
}

test("the start page links to everything the sandbox simulates", async () => {
  const { status, text } = await page("/");
  expect(status).toBe(200);
  for (const link of [
    "/linkedin",
    "/x",
    "/facebook",
    "/instagram",
    "/xing",
    "/inbox",
    "/oauth/v2/authorization",
    "/recaptcha/api.js",
  ]) {
    expect(text).toContain(`href="${link}`);
  }
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test("the feed shows author, text, hashtags and mentions, and never runs posted scripts", async () => {
  await anna.post(
    String.raw`Thanks @[Jonas](urn:li:person:${idOf("Jonas Keller")}) \<script\>1\</script\> #grow`,
  );
  const { text } = await page("/linkedin");
  expect(text).toContain("Anna Weber");
  expect(text).toContain("<b>Jonas</b>");
  expect(text).toContain("<b>#grow</b>");
  expect(text).toContain("&lt;script&gt;1&lt;/script&gt;");
});

function idOf(name: string): string {
  return sandbox.mintToken({ name }).memberId;
}

test("the feed warns where the network has truncated a text", async () => {
  await anna.post("We grew (by a lot)");
  expect((await page("/linkedin")).text).toContain("breaks off at an unescaped “(”, character 9");
});

test("an article shows as a card with its title, domain and thumbnail", async () => {
  const thumbnail = await uploadedImage();
  const article = { source: "https://www.example.com/a/b?c=d", title: "A fine title", thumbnail };
  await anna.post("Read this", { content: { article } });
  const { text } = await page("/linkedin");
  expect(text).toContain('href="https://www.example.com/a/b?c=d"');
  expect(text).toContain("<strong>A fine title</strong>");
  expect(text).toContain(">example.com<");
  expect(text).toContain(`/linkedin/media/${encodeURIComponent(thumbnail)}`);
});

test("seven images show as five with the rest counted, each with its alternative text", async () => {
  const images = [];
  for (let n = 0; n < 7; n += 1) images.push({ id: await uploadedImage(), altText: `Shot ${n}` });
  expect((await anna.post("Album", { content: { multiImage: { images } } })).status).toBe(201);
  const { text } = await page("/linkedin");
  expect(text.match(/<img/g)).toHaveLength(5);
  expect(text).toContain('alt="Shot 0"');
  expect(text).toContain("+2");
});

test("the permalink shows the post with its raw request, encoded or not, with or without a trailing slash", async () => {
  const urn = (await anna.post("Hello there")).headers.get("x-restli-id") ?? "";
  for (const path of [
    `/feed/update/${urn}/`,
    `/feed/update/${urn}`,
    `/feed/update/${encodeURIComponent(urn)}/`,
  ]) {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toContain("Hello there");
    expect(text).toContain("&quot;lifecycleState&quot;: &quot;PUBLISHED&quot;");
  }
});

test("a deleted or unknown post answers 404, and a deleted one disappears from the feed", async () => {
  const urn = (await anna.post("Hello there")).headers.get("x-restli-id") ?? "";
  await anna.call("DELETE", `/rest/posts/${encodeURIComponent(urn)}`);
  expect((await page(`/feed/update/${urn}/`)).status).toBe(404);
  expect((await page("/feed/update/urn:li:share:1/")).status).toBe(404);
  expect((await page("/linkedin")).text).toContain("Nothing posted yet");
});

test("the feed is paged and can show one author", async () => {
  for (let n = 1; n <= 31; n += 1) await anna.post(`Number ${n}.`);
  const jonas = testMember(sandbox, { name: "Jonas Keller" });
  await jonas.post("From Jonas");
  const first = await page("/linkedin");
  expect(first.text).toContain("From Jonas");
  expect(first.text).not.toContain("Number 2.");
  const older = /href="(\/linkedin\?before=[^"]*)"/.exec(first.text)?.[1] ?? "";
  expect((await page(older)).text).toContain("Number 2.");
  const own = await page(`/linkedin?author=${encodeURIComponent(jonas.urn)}`);
  expect(own.text).toContain("From Jonas");
  expect(own.text).not.toContain("Number 31.");
});
