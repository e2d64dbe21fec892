import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";
import { testAccount, type TestAccount } from "../../../test/x-client.ts";

let sandbox: Sandbox;
let anna: TestAccount;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testAccount(sandbox);
});
afterAll(() => sandbox.stop());

const page = async (path: string) => {
  const response = await fetch(sandbox.url + path);
  return { status: response.status, text: await response.text() };
};
const posted = async (text: string) =>
  ((await (await anna.post(text)).json()) as { data: { id: string } }).data.id;

test("the timeline shows author, text, tags and addresses as X does, and never runs posted scripts", async () => {
  await posted(
    "Hi @jonas <script>1</script> #grow https://www.nordwind.example/a/very/long/path/to/read $WIND",
  );
  const { text } = await page("/x");
  expect(text).toContain("@annaweber");
  for (const tag of ["@jonas", "#grow", "$WIND"]) expect(text).toContain(`<b>${tag}</b>`);
  expect(text).toContain("&lt;script&gt;1&lt;/script&gt;");
  expect(text).toContain('href="https://www.nordwind.example/a/very/long/path/to/read"');
  expect(text).toContain(">nordwind.example/a/very/lo…<");
  expect(text).toContain(">From nordwind.example<");
});

test("a permalink works with the account's name and without, and shows the length that X counted", async () => {
  const id = await posted("Hello 👍");
  for (const path of [`/annaweber/status/${id}`, `/i/web/status/${id}`]) {
    const { status, text } = await page(path);
    expect([status, text]).toEqual([200, expect.stringContaining("8 of 280")]);
    expect(text).toContain("&quot;text&quot;: &quot;Hello 👍&quot;");
  }
});

test("a deleted or unknown post answers 404, and a deleted one disappears from the timeline", async () => {
  const id = await posted("Hello there");
  await anna.call("DELETE", `/2/tweets/${id}`);
  expect((await page(`/i/web/status/${id}`)).status).toBe(404);
  expect((await page("/i/web/status/1")).status).toBe(404);
  expect((await page("/x")).text).toContain("Nothing posted yet");
});

test("the timeline is paged and can show one account", async () => {
  for (let n = 1; n <= 31; n += 1) await posted(`Number ${n}.`);
  const first = await page("/x");
  expect(first.text).not.toContain("Number 1.<");
  const older = /href="(\/x\?before=[^"]*)"/.exec(first.text)?.[1] ?? "";
  expect((await page(older)).text).toContain("Number 1.<");
  const jonas = testAccount(sandbox, { name: "Jonas Keller" });
  await jonas.post("From Jonas");
  const own = await page(`/x?author=${jonas.id}`);
  expect(own.text).toContain("From Jonas");
  expect(own.text).not.toContain("Number 31.");
});
