import {
  addBulkUpload,
  listBulkUploads,
  readBulkUpload,
  readBulkUploadFaults,
  readBulkUploadTemplate,
} from "@polyphon/contract/people/bulk-upload.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { read, utils } from "@e965/xlsx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileTexts } from "../../../../test/hostile/hostile-texts.ts";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import { openTestStorage } from "../../../../test/services/test-storage.ts";
import { lines, rowsOf, send, started, uploaded } from "../../../../test/people/upload-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let domain: string;
let provider: TestPerson;
let corporate: TestPerson;
let elsewhere: TestPerson;

const key = ["Add_bulk_front_user"] as const;

beforeAll(async () => {
  const { settings } = await openTestStorage();
  world = await openWorld({ worker: true, settings: { S3_BUCKET: settings.S3_BUCKET } });
  company = await addCompany(world, { name: "Northwind" });
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ domain: string }>("select domain from company where id = $1", [company]),
  );
  domain = rows[0]?.domain ?? "";
  provider = await addStaff(world, userTypes.subAdmin, key);
  corporate = await addStaff(world, userTypes.corporateAdmin, key, company);
  elsewhere = await addStaff(world, userTypes.corporateAdmin, key, await addCompany(world));
}, 120_000);
afterAll(() => world.close());

const mail = (name: string) => `${unique(name)}@${domain}`;
const person = (email: string) => ["Anna", "Kessler", email, "de", ""] as const;

describe("the files of a bulk upload", { timeout: 120_000 }, () => {
  test("include a template with only the heading, in both languages, and a file of errors to correct and send again", async () => {
    const { token } = corporate;
    const titles = async (language: string) => {
      const { body } = await world.call(readBulkUploadTemplate, {}, { token, language });
      const book = read(Buffer.from(body.content, "base64"), { type: "buffer" });
      return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1 });
    };
    expect(await titles("en")).toEqual([["First name", "Last name", "E-mail", "Language", "Group"]]);
    expect(await titles("de")).toEqual([["Vorname", "Nachname", "E-Mail", "Sprache", "Gruppe"]]);

    const csv = async (language: string) => {
      const { body } = await world.call(readBulkUploadTemplate, { format: "csv" }, { token, language });
      return [body.fileName, Buffer.from(body.content, "base64").toString()];
    };
    expect(await csv("en")).toEqual([
      "front-users-template.csv",
      "\uFEFFFirst name,Last name,E-mail,Language,Group\r\n",
    ]);
    expect(await csv("de")).toEqual([
      "mitarbeitende-vorlage.csv",
      "\uFEFFVorname;Nachname;E-Mail;Sprache;Gruppe\r\n",
    ]);

    const email = mail("formula");
    const upload = await uploaded(world, corporate, lines([["=1+1", "Kessler", email, "fr", ""]]));
    const { body } = await world.call(readBulkUploadFaults, { id: upload.id }, { token, language: "de" });
    const book = read(Buffer.from(body.content, "base64"), { type: "buffer", cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
    expect(sheet["A2"]).toMatchObject({ t: "s", v: "=1+1" });
    expect((sheet["A2"] as { f?: string }).f).toBeUndefined();
    expect((sheet["F2"] as { v: string }).v).toBe(
      "Vorname beginnt wie eine Formel; Die Sprache muss en oder de sein",
    );
    const again = await uploaded(world, corporate, Buffer.from(body.content, "base64"));
    expect(again).toMatchObject({ state: "CHECKED", rows: 1, counts: { faulty: 1 } });
  });

  test("belong to their company, and their bytes come from whoever announced them", async () => {
    const { token } = corporate;
    const upload = await uploaded(world, corporate, lines([person(mail("mine"))]));
    const foreign = { token: elsewhere.token };
    expect(refusal(await world.call(readBulkUpload, { id: upload.id }, foreign))).toEqual([404, "not_found"]);
    const asked = await world.call(addBulkUpload, { companyId: company, fileName: "a.xlsx" }, foreign);
    expect(refusal(asked)).toEqual([404, "not_found"]);
    const nobody = await world.call(addBulkUpload, { fileName: "a.xlsx" }, { token: provider.token });
    expect(refusal(nobody)).toEqual([422, "company_needed"]);
    const { items } = (await world.call(listBulkUploads, { limit: 100 }, foreign)).body;
    expect(items).toEqual([]);

    const { id } = (await world.call(addBulkUpload, { fileName: "a.xlsx" }, { token })).body;
    for (const who of [elsewhere, provider]) expect((await send(world, who, id, lines([]))).status).toBe(404);
    expect((await send(world, { token: "made up" }, id, lines([]))).status).toBe(401);
    const employee = await addFrontUser(world, company);
    expect((await send(world, employee, id, lines([]))).status).toBe(403);
    const without = await addStaff(world, userTypes.corporateAdmin, ["list_post"], company);
    expect((await send(world, without, id, lines([]))).status).toBe(403);
    expect((await send(world, corporate, id, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  });

  test("are refused when they are not sheets, whatever their name, with the reason", async () => {
    for (const bytes of [Buffer.from("First name,Last name,E-mail\nA,B,c@d.e\n"), Buffer.alloc(0)]) {
      const upload = await uploaded(world, corporate, bytes);
      expect(upload).toMatchObject({ state: "REFUSED", reason: "not_a_sheet", can: { start: false } });
    }
    const headless = await uploaded(world, corporate, lines([]).subarray(0, 200));
    expect(headless).toMatchObject({ state: "REFUSED", reason: "unreadable" });
  });

  test("may be CSV as German Excel writes it, and become accounts with the right names", async () => {
    const [joerg, aysel, faulty] = [mail("joerg"), mail("aysel"), mail("faulty")];
    const text = [
      "Vorname;Nachname;E-Mail;Sprache;Gruppe",
      `Jörg;Müßig;${joerg};de;`,
      `"Aysel\nÜmit";"Öz ""Ö."" Çelik";${aysel};en;`,
      `Zoë;;${faulty};de;`,
    ].join("\r\n");
    const bytes = Buffer.from(text, "latin1");
    const upload = await uploaded(world, corporate, bytes, undefined, "Mitarbeitende.CSV");
    expect(upload).toMatchObject({ state: "CHECKED", rows: 3, counts: { fine: 2, faulty: 1 } });
    const faults = await rowsOf(world, corporate, upload.id);
    expect(
      faults.map(({ rowNo, values, faults: [fault] }) => [rowNo, values.firstName, fault?.field]),
    ).toEqual([[4, "Zoë", "lastName"]]);
    await started(world, corporate, upload.id);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ name: string }>(
        "select first_name || '/' || last_name as name from account where email = any($1) order by first_name",
        [[joerg, aysel, faulty]],
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Aysel Ümit/Öz "Ö." Çelik', "Jörg/Müßig"]);
  });

  test.each([
    ["another kind", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "not_a_sheet"],
    ["text that is no table", Buffer.from("Please add Anna.\n"), "not_a_sheet"],
    ["an open quotation mark", Buffer.from('First name,Last name,E-mail\n"A,B,c\n'), "quotes"],
    [
      "an unknown encoding",
      Buffer.from("First name,Last name,E-mail\nJ\x94rg,B,c\x81\n", "latin1"),
      "encoding",
    ],
    ["ten megabytes on one line", Buffer.alloc(10 * 1024 * 1024, "a"), "bomb"],
  ])("are refused when they are called CSV and hold %s, with the reason", async (_, bytes, reason) => {
    const upload = await uploaded(world, corporate, bytes, undefined, "people.csv");
    expect(upload).toMatchObject({ state: "REFUSED", reason, can: { start: false } });
  });

  test("may hold a hundred hostile values: valid ones are kept literally, nothing else gets in", async () => {
    const emails = hostileTexts.map((_, at) => mail(`hostile${at}`));
    const rows = hostileTexts.map((text, at) => [text, "Kessler", emails[at] ?? "", "", ""] as const);
    const wild = hostileTexts.map((text) => ["Anna", "Kessler", text, text, text] as const);
    const upload = await uploaded(world, corporate, lines([...rows, ...wild]));
    expect(upload.state).toBe("CHECKED");
    expect(upload.counts.fine + upload.counts.faulty).toBe(upload.rows);
    expect(upload.counts.faulty).toBeGreaterThanOrEqual(wild.length);
    await rowsOf(world, corporate, upload.id);

    const done = await started(world, corporate, upload.id);
    expect(done).toMatchObject({ state: "DONE", counts: { added: upload.counts.fine, fine: 0 } });
    const { rows: kept } = await world.arrange((tx) =>
      tx.client.query<{ name: string }>("select first_name as name from account where email = any($1)", [
        emails,
      ]),
    );
    expect(kept).toHaveLength(upload.counts.fine);
    for (const { name } of kept) expect(name).not.toMatch(/^[=+@|%-]|[\p{Cc}\u202E\u200B]/u);
  });
});
