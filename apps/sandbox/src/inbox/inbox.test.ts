import { connect } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

/** Sends the lines of an SMTP dialogue one by one and returns the reply codes. */
async function talk(lines: string[]): Promise<string[]> {
  const socket = connect(sandbox.smtpPort, "127.0.0.1");
  const codes: string[] = [];
  for await (const line of createInterface({ input: socket })) {
    if (line[3] === "-") continue;
    codes.push(line.slice(0, 3));
    const next = lines[codes.length - 1];
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return codes;
}

const send = (to: string, mail: string[]) =>
  talk([
    "EHLO here",
    "MAIL FROM:<voices@example.com>",
    `RCPT TO:<${to}>`,
    "DATA",
    [...mail, "."].join("\r\n"),
    "QUIT",
  ]);

const letter = (to: string, subject: string) => [
  "From: Voices <voices@example.com>",
  `To: ${to}`,
  `Subject: ${subject}`,
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=mix",
  "",
  "--mix",
  "Content-Type: multipart/alternative; boundary=alt",
  "",
  "--alt",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "Hello in text",
  "--alt",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<p>Hello in <b>HTML</b></p><img alt="" src="cid:logo"><script>alert(1)</script>',
  "--alt--",
  "--mix",
  "Content-Type: image/png; name=logo.png",
  "Content-Transfer-Encoding: base64",
  "Content-ID: <logo>",
  "Content-Disposition: inline; filename=logo.png",
  "",
  "iVBORw0KGgo=",
  "--mix--",
];

type Messages = { received: number; messages: Record<string, unknown>[] };
const inbox = async (query = "") =>
  (await (await control(sandbox, "GET", `inbox${query}`)).json()) as Messages;

test("a letter sent by SMTP arrives with subject, both texts and attachments", async () => {
  expect(
    await send("anna@example.com", letter("anna@example.com", "=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=")),
  ).not.toContain("550");
  const { received, messages } = await inbox();
  expect(received).toBe(1);
  expect(messages).toMatchObject([
    {
      from: "Voices <voices@example.com>",
      recipients: ["anna@example.com"],
      subject: "Grüße",
      attachments: [{ fileName: "logo.png", mimeType: "image/png", contentId: "logo", size: 8 }],
    },
  ]);
  expect(String(messages[0]?.["text"]).trim()).toBe("Hello in text");
  expect(messages[0]?.["html"]).toContain("<b>HTML</b>");
});

test("the inbox can be filtered by recipient, newest first", async () => {
  await send("anna@example.com", letter("anna@example.com", "first"));
  await send("jonas@example.com", letter("jonas@example.com", "other"));
  await send("anna@example.com", letter("anna@example.com", "second"));
  const { messages } = await inbox("?to=ANNA@example.com");
  expect(messages.map(({ subject }) => subject)).toEqual(["second", "first"]);
});

test("a test can wait for a letter that has not arrived yet", async () => {
  const waiting = inbox("?to=anna@example.com&wait=5000");
  await send("jonas@example.com", letter("jonas@example.com", "other"));
  await send("anna@example.com", letter("anna@example.com", "here"));
  expect((await waiting).messages.map(({ subject }) => subject)).toEqual(["here"]);
  expect((await inbox("?to=nobody@example.com&wait=50")).messages).toEqual([]);
});

test("an address that does not exist bounces, a busy one defers", async () => {
  const envelope = (to: string) =>
    talk(["EHLO here", "MAIL FROM:<a@example.com>", `RCPT TO:<${to}>`, "QUIT"]);
  expect(await envelope("bounce@example.com")).toContain("550");
  expect(await envelope("defer@example.com")).toContain("451");
  expect((await inbox()).received).toBe(0);
});

test("the letter's page frames the HTML without running its scripts", async () => {
  await send("anna@example.com", letter("anna@example.com", "Hi"));
  const page = await (await fetch(`${sandbox.url}/inbox/1`)).text();
  expect(page).toMatch(
    /<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]*src="\/inbox\/1\/html"/,
  );
  expect(page).toContain("Hello in text");
  expect(page).not.toContain("alert(1)");
  const framed = await fetch(`${sandbox.url}/inbox/1/html`);
  expect(framed.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups .*script-src 'none'/);
  expect(await framed.text()).toContain('src="/inbox/1/attachments/0"');
  const logo = await fetch(`${sandbox.url}/inbox/1/attachments/0`);
  expect(logo.headers.get("content-type")).toBe("image/png");
  expect((await logo.arrayBuffer()).byteLength).toBe(8);
});

test("the list shows recipients and subjects, and clearing empties it", async () => {
  await send("anna@example.com", letter("anna@example.com", "<Hi & bye>"));
  const list = async () => (await fetch(`${sandbox.url}/inbox`)).text();
  expect(await list()).toContain("&lt;Hi &amp; bye&gt;");
  expect((await control(sandbox, "DELETE", "inbox")).status).toBe(204);
  expect(await list()).toContain("No letters yet");
});
