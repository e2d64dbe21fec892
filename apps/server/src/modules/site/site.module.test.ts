import { permissionKeys } from "@polyphon/contract/permissions.ts";
import {
  editPage,
  getEnquiry,
  getPage,
  listEnquiries,
  listPageHistory,
  listPages,
  readPage,
  replyEnquiry,
  requestMeeting,
  sendContact,
} from "@polyphon/contract/site/site.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../test/test-context.ts";
import { addCompany, addStaff, type TestPerson } from "../../../test/people.ts";
import { until } from "../../../test/until.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { ensureFirstPages } from "./site.api.ts";

let world: World;
let editor: TestPerson;
let enquiryStaff: TestPerson;

beforeAll(async () => {
  // The forms are limited per address; the tests use many.
  world = await openWorld({
    worker: true,
    settings: { TRUST_PROXY: "true", ENQUIRY_MAIL: "office@polyphon.example" },
  });
  await ensureFirstPages(world.database);
  editor = await addStaff(world, 4, ["list_cms_pages"]);
  enquiryStaff = await addStaff(world, 1, ["list_enquiry", "reply_enquiry"]);
});
afterAll(() => world.close());

let visitors = 0;
const address = () => `198.51.${Math.floor((visitors += 1) / 250)}.${(visitors % 250) + 1}`;
const token = (action: string, word = "ok") => `${word}:${action}::${unique("n")}`;

const meeting = () => ({
  name: "Vera Visitor",
  role: "Head of communications",
  email: `${unique("vera")}@mail.example`,
  company: "Nordlicht AG",
  phone: "+49 40 123456",
  contactMethod: "VIDEO_CALL" as const,
  captcha: token("meeting"),
});
const message = () => ({
  name: "Carl Contact",
  email: `${unique("carl")}@mail.example`,
  phone: "040 / 55 66 77",
  message: "How much is it?\nThank you.",
  captcha: token("contact"),
});
const askMeeting = (change: object = {}, language = "en") =>
  world.call(requestMeeting, { ...meeting(), ...change }, { address: address(), language });
const write = (change: object = {}, language = "en") =>
  world.call(sendContact, { ...message(), ...change }, { address: address(), language });
const fieldsOf = (answer: { problem: { violations?: readonly { field: string }[] } }) =>
  answer.problem.violations?.map((one) => one.field);

async function pageId(key: string): Promise<number> {
  const { body } = await world.call(listPages, { search: key, limit: 100 }, { token: editor.token });
  return body.items.find((page) => page.key === key)?.id ?? 0;
}

describe("pages", () => {
  test("the terms are the page eula, read without a login, with html as their description [B7.1-06] [B7.2-03]", async () => {
    const { status, body } = await world.call(readPage, { page: "eula" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ key: "eula", title: "Terms of use" });
    expect(body.description).toMatch(/^<p>.*<\/p>/);
  });

  test("every address that the apps link to has a page in both languages [C1-11]", async () => {
    for (const page of [
      "eula",
      "privacy-policy",
      "term-condition",
      "help",
      "what-we-do",
      "resources",
      "features",
      "about",
      "contact",
      "comcast",
      "comcast_welcome",
      "insperity",
      "insperity_welcome",
    ]) {
      const en = await world.call(readPage, { page }, { language: "en" });
      const de = await world.call(readPage, { page }, { language: "de-DE,de;q=0.9" });
      expect([page, en.status, de.status]).toEqual([page, 200, 200]);
      expect(de.body.description).not.toBe(en.body.description);
      expect(de.body.title).not.toBe("");
    }
  });

  test("a key without a page is not found", async () => {
    const { status, problem } = await world.call(readPage, { page: "nobody-wrote-this" });
    expect([status, problem.error]).toEqual([404, "not_found"]);
  });

  test("a page has a title, English content and German content; without German words English is shown [C3other-17] [C1-11] [A1-25]", async () => {
    const id = await pageId("resources");
    const before = (await world.call(getPage, { id }, { token: editor.token })).body;
    const edited = await world.call(
      editPage,
      {
        id,
        version: before.version,
        title: "Reading",
        contentEn: "<p>English words</p>",
        contentDe: "<p></p>",
      },
      { token: editor.token },
    );
    expect(edited.body).toMatchObject({
      title: "Reading",
      contentEn: "<p>English words</p>",
      version: before.version + 1,
    });
    const german = await world.call(readPage, { page: "resources" }, { language: "de" });
    expect(german.body).toMatchObject({ title: "Reading", description: "<p>English words</p>" });
  });

  test("a page's history records who changed which text, and only whoever may edit pages reads it", async () => {
    const id = await pageId("resources");
    const call = { token: editor.token };
    const { version, contentEn, contentDe, title } = (await world.call(getPage, { id }, call)).body;
    const save = (at: number, words: string) =>
      world.call(editPage, { id, version: at, title: words, contentEn, contentDe }, call);
    await save(version, "Read on");
    await save(version + 1, "Read on");
    const { body } = await world.call(listPageHistory, { id, limit: 1 }, call);
    expect(body.items).toEqual([
      expect.objectContaining({
        who: "Stella Staff",
        action: "EDITED",
        changes: [{ field: "title", before: title, after: "Read on" }],
      }),
    ]);
    expect((await world.call(listPageHistory, { id }, { token: enquiryStaff.token })).status).toBe(403);
    expect((await world.call(listPageHistory, { id: 900_000_001 }, call)).status).toBe(404);
  });

  test("html is cleaned when it is written", async () => {
    const id = await pageId("features");
    const { version } = (await world.call(getPage, { id }, { token: editor.token })).body;
    const contentEn = "<p onclick=alert(1)>Safe<script>alert(1)</script></p><img src=x onerror=alert(1)>";
    const { body } = await world.call(
      editPage,
      { id, version, title: "Features", contentEn, contentDe: "<a href='javascript:alert(1)'>x</a>" },
      { token: editor.token },
    );
    expect(body).toMatchObject({ contentEn: "<p>Safe</p>", contentDe: "<a>x</a>" });
    expect((await world.call(readPage, { page: "features" })).body.description).toBe("<p>Safe</p>");
  });

  test("a page of nothing but markup is refused at its field", async () => {
    const id = await pageId("about");
    const { version, title } = (await world.call(getPage, { id }, { token: editor.token })).body;
    const answer = await world.call(
      editPage,
      { id, version, title, contentEn: "<script>alert(1)</script>", contentDe: "" },
      { token: editor.token },
    );
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ["contentEn"]]);
  });

  test("a title has at most 50 characters [C5other-02]", async () => {
    const id = await pageId("help");
    const { version, contentEn, contentDe } = (await world.call(getPage, { id }, { token: editor.token }))
      .body;
    const save = (title: string, at: number) =>
      world.call(editPage, { id, version: at, title, contentEn, contentDe }, { token: editor.token });
    const tooLong = await save("x".repeat(51), version);
    expect([tooLong.problem.code, fieldsOf(tooLong)]).toEqual([10012, ["title"]]);
    expect((await save("x".repeat(50), version)).status).toBe(200);
    expect((await save("Help center", version + 1)).status).toBe(200);
  });

  test("an edit of a stale version is refused, and nothing of it is stored", async () => {
    const id = await pageId("what-we-do");
    const { version } = (await world.call(getPage, { id }, { token: editor.token })).body;
    const save = (contentEn: string) =>
      world.call(
        editPage,
        { id, version, title: "What we do", contentEn, contentDe: "" },
        { token: editor.token },
      );
    expect((await save("<p>first</p>")).status).toBe(200);
    expect((await save("<p>second</p>")).problem.error).toBe("edited_meanwhile");
    expect((await world.call(readPage, { page: "what-we-do" })).body.description).toBe("<p>first</p>");
  });

  test("missing pages are added, edited ones are left alone", async () => {
    await world.arrange((tx) => tx.client.query("delete from cms_page where key = 'insperity'"));
    await world.arrange((tx) => tx.client.query("update cms_page set title = 'Ours' where key = 'comcast'"));
    expect(await ensureFirstPages(world.database)).toEqual(["insperity"]);
    expect((await world.call(readPage, { page: "comcast" })).body.title).toBe("Ours");
    expect(await ensureFirstPages(world.database)).toEqual([]);
  });

  test("the list goes through every page once and is searched from 3 characters on [A7-22] [C7-20]", async () => {
    const keys: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listPages,
        { limit: 4, ...(after ? { after } : {}) },
        { token: editor.token },
      );
      keys.push(...body.items.map((page) => page.key));
      after = body.next ?? undefined;
    } while (after);
    expect(keys).toEqual([...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(keys.length).toBeGreaterThanOrEqual(13);
    const found = async (search: string) =>
      (await world.call(listPages, { search, limit: 100 }, { token: editor.token })).body.items.length;
    expect(await found("COMC")).toBe(2);
    expect(await found("co")).toBe(keys.length);
  });
});

describe("permissions of the site", () => {
  test("are list_cms_pages to read and edit pages, list_enquiry to read enquiries and reply_enquiry to answer them [C6-24] [A6-32]", async () => {
    expect(permissionKeys).toEqual(
      expect.arrayContaining(["list_cms_pages", "list_enquiry", "reply_enquiry"]),
    );
    const reader = await addStaff(world, 1, ["list_enquiry"]);
    const stranger = await addStaff(world, 1, ["list_post"]);
    await write();
    const [one] = (await world.call(listEnquiries, {}, { token: reader.token })).body.items;
    const id = one?.id ?? 0;
    const statusOf = async (person: TestPerson) => [
      (await world.call(listPages, {}, { token: person.token })).status,
      (await world.call(getPage, { id: await pageId("help") }, { token: person.token })).status,
      (await world.call(listEnquiries, {}, { token: person.token })).status,
      (await world.call(getEnquiry, { id }, { token: person.token })).status,
    ];
    expect(await statusOf(editor)).toEqual([200, 200, 403, 403]);
    expect(await statusOf(reader)).toEqual([403, 403, 200, 200]);
    expect(await statusOf(stranger)).toEqual([403, 403, 403, 403]);
    const reply = { id, reply: "Hello" };
    expect((await world.call(replyEnquiry, reply, { token: reader.token })).problem.error).toBe(
      "access_denied",
    );
    const replier = await addStaff(world, 1, ["reply_enquiry"]);
    expect((await world.call(replyEnquiry, reply, { token: replier.token })).status).toBe(200);
  });

  test("show no enquiry to a company's staff, although they hold the key", async () => {
    const staff = await addStaff(world, 2, ["list_enquiry"], await addCompany(world));
    expect((await world.call(listEnquiries, {}, { token: staff.token })).problem.error).toBe("access_denied");
  });
});

describe("the forms of the site", () => {
  test("a request for a meeting arrives as an enquiry with all its fields [B5.9-01] [C3other-18]", async () => {
    const form = meeting();
    const { status, body } = await world.call(requestMeeting, form, { address: address(), language: "de" });
    expect([status, body.message]).toEqual([200, expect.stringContaining("Vielen Dank")]);
    const { items } = (await world.call(listEnquiries, { search: form.email }, { token: enquiryStaff.token }))
      .body;
    expect(items).toEqual([
      expect.objectContaining({
        kind: "MEETING",
        state: "OPEN",
        name: form.name,
        email: form.email,
        company: form.company,
        role: form.role,
        phone: form.phone,
        contactMethod: "VIDEO_CALL",
        reply: null,
      }),
    ]);
  });

  test.each(["name", "role", "email", "company", "phone", "contactMethod", "captcha"])(
    "a request for a meeting without %s is refused at that field [B5.9-01]",
    async (field) => {
      expect(fieldsOf(await askMeeting({ [field]: undefined }))).toEqual([field]);
      if (field !== "contactMethod") expect(fieldsOf(await askMeeting({ [field]: "" }))).toContain(field);
    },
  );

  test("e-mail and phone of a request must be valid [B5.9-01]", async () => {
    expect(fieldsOf(await askMeeting({ email: "not an address" }))).toContain("email");
    expect(fieldsOf(await askMeeting({ phone: "call me" }))).toEqual(["phone"]);
  });

  test("each field of a request takes at most 50 characters [B5.9-02]", async () => {
    const email = (length: number) => `${"a".repeat(length - 13)}@mail.example`;
    const long = (field: string, length: number) =>
      field === "email" ? email(length) : field === "phone" ? "1".repeat(length) : "x".repeat(length);
    for (const field of ["name", "role", "email", "company", "phone"]) {
      expect([field, (await askMeeting({ [field]: long(field, 50) })).status]).toEqual([field, 200]);
      expect([field, fieldsOf(await askMeeting({ [field]: long(field, 51) }))]).toEqual([field, [field]]);
    }
  });

  test("the contact form takes name and e-mail of 50 characters, and needs phone and message [B5.9-03]", async () => {
    expect((await write()).status).toBe(200);
    for (const field of ["name", "email", "phone", "message"]) {
      expect([field, fieldsOf(await write({ [field]: undefined }))]).toEqual([field, [field]]);
    }
    expect((await write({ name: "n".repeat(50) })).status).toBe(200);
    expect(fieldsOf(await write({ name: "n".repeat(51) }))).toEqual(["name"]);
    expect(fieldsOf(await write({ email: `${"a".repeat(38)}@mail.example` }))).toEqual(["email"]);
  });

  test("a bot is refused, a token of another form too, and the solved challenge replaces the score", async () => {
    const low = { captcha: token("meeting", "score-0.3") };
    expect((await askMeeting(low)).problem).toMatchObject({
      error: "captcha_failed",
      description: "Please verify captcha",
    });
    expect((await askMeeting({ captcha: token("contact") })).problem.error).toBe("captcha_failed");
    expect((await write({ captcha: token("meeting") })).problem.error).toBe("captcha_failed");
    const solved = { ...low, captchaPayload: `challenge:::${unique("n")}` };
    expect((await askMeeting(solved)).status).toBe(200);
    const unsolved = { ...low, captchaPayload: `challenge:expired::${unique("n")}` };
    expect((await askMeeting(unsolved)).problem.error).toBe("captcha_failed");
  });

  test("one address can send ten forms, then has to wait", async () => {
    const from = address();
    const send = () => world.call(sendContact, message(), { address: from });
    for (let turn = 0; turn < 10; turn += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.problem.error]).toEqual([429, "too_many_requests"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await write()).status).toBe(200);
  });

  test("the provider is notified by mail, once, with a link to the enquiry", async () => {
    const form = { ...message(), name: unique("Paula") };
    await world.call(sendContact, form, { address: address() });
    const subject = `New enquiry from ${form.name}`;
    const received = async () =>
      (await world.sandbox.inbox.list({ to: "office@polyphon.example", limit: 200 })).filter(
        (letter) => letter.subject === subject,
      );
    const letters = await until(received, (found) => found.length > 0);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain("How much is it?");
    expect(letters[0]?.html).toMatch(/\/view-enquiry\/\d+/);
  });
});

describe("answering an enquiry", () => {
  test("mails a reply in the visitor's language and stores it with the enquiry, once [C3other-18] [A7-22] [C7-20]", async () => {
    const form = message();
    await world.call(sendContact, form, { address: address(), language: "de" });
    const { items } = (await world.call(listEnquiries, { search: form.email }, { token: enquiryStaff.token }))
      .body;
    const id = items[0]?.id ?? 0;
    const answered = await world.call(
      replyEnquiry,
      { id, reply: "Zehn Euro.\nViele Grüße" },
      { token: enquiryStaff.token },
    );
    expect(answered.body).toMatchObject({ state: "ANSWERED", reply: "Zehn Euro.\nViele Grüße" });
    expect(answered.body.repliedAt).not.toBeNull();

    const letters = await world.sandbox.inbox.waitFor({ to: form.email, limit: 5 }, 15_000);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe("Unsere Antwort auf Ihre Nachricht");
    expect(letters[0]?.text).toContain("Zehn Euro.");
    expect(letters[0]?.text).toContain("How much is it?");

    const again = await world.call(replyEnquiry, { id, reply: "Noch einmal" }, { token: enquiryStaff.token });
    expect([again.status, again.problem.error]).toEqual([409, "already_answered"]);
    expect((await world.call(getEnquiry, { id }, { token: enquiryStaff.token })).body.reply).toBe(
      "Zehn Euro.\nViele Grüße",
    );
    const open = (
      await world.call(listEnquiries, { state: "OPEN", search: form.email }, { token: enquiryStaff.token })
    ).body;
    expect(open.items).toEqual([]);
  });
});
