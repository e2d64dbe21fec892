import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  cancelBulkUpload,
  editBulkUploadRow,
  fixBulkUpload,
  pauseBulkUpload,
  startBulkUpload,
} from "@polyphon/contract/people/bulk-upload.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { letterTo } from "../../../../test/letters.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { refusal } from "../../../../test/sharing/sharing-fixture.ts";
import {
  heading,
  lines,
  rowsOf,
  sheetOf,
  started,
  uploaded,
} from "../../../../test/people/upload-fixture.ts";
import { openTestStorage } from "../../../../test/services/test-storage.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let domain: string;
let provider: TestPerson;
let corporate: TestPerson;

const key = ["Add_bulk_front_user"] as const;

beforeAll(async () => {
  const { settings } = await openTestStorage();
  world = await openWorld({ worker: true, settings: { S3_BUCKET: settings.S3_BUCKET } });
  company = await addCompany(world, { name: "Northwind" });
  domain = await domainOf(company);
  provider = await addStaff(world, userTypes.subAdmin, key);
  corporate = await addStaff(world, userTypes.corporateAdmin, key, company);
  await addGroup("Sales DACH");
}, 120_000);
afterAll(() => world.close());

async function domainOf(id: number): Promise<string> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ domain: string }>("select domain from company where id = $1", [id]),
  );
  return rows[0]?.domain ?? "";
}

async function addGroup(name: string): Promise<void> {
  await world.arrange((tx) =>
    tx.client.query("insert into user_group_parameter (company_id, name) values ($1, $2)", [company, name]),
  );
}

const mail = (name: string, at = domain) => `${unique(name)}@${at}`;
const person = (email: string) => ["Anna", "Kessler", email, "de", "Sales DACH"] as const;

async function accountsOf(emails: readonly string[]) {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ email: string; status: string; must: boolean; groups: number }>(
      `select email, status, must_change_password as must, (select count(*)::int from user_group_member
         where account_id = account.id) as groups from account where email = any($1) and company_id = $2 order by email`,
      [emails, company],
    ),
  );
  return rows;
}

describe("a file of employees", { timeout: 120_000 }, () => {
  test("becomes accounts of the company, each with a mailed password that must be changed first [A7-15] [C7-22] [C7-31]", async () => {
    const emails = [mail("anna"), mail("juri")];
    const upload = await uploaded(world, corporate, lines(emails.map(person)));
    expect(upload).toMatchObject({
      state: "CHECKED",
      rows: 2,
      counts: { fine: 2, faulty: 0, exists: 0, added: 0 },
      company: { id: company, name: "Northwind" },
      createdBy: "Stella Staff",
      can: { start: true, pause: false, cancel: true, edit: true },
    });
    expect(await accountsOf(emails)).toEqual([]);

    const done = await started(world, corporate, upload.id);
    expect(done).toMatchObject({ state: "DONE", counts: { fine: 0, added: 2 }, startedBy: "Stella Staff" });
    expect(await accountsOf(emails)).toEqual(
      emails.toSorted().map((email) => ({ email, status: "ENABLED", must: true, groups: 1 })),
    );

    const [email = ""] = emails;
    const letter = await letterTo(world, email);
    const password = /Passwort an:\s*(\S{15})/.exec(letter.text)?.[1] ?? "";
    const entered = await world.call(login, {
      username: email,
      password,
      panel: "FRONT",
      captcha: unique("fresh"),
    });
    expect(entered.status).toBe(200);
    const account = await world.call(readAccount, {}, { token: entered.body.access_token });
    expect(account.body).toMatchObject({ isPasswordChangedByBulkUploaderUser: true });
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ left: number }>(
        `select count(*)::int as left from mail where recipient = $1 and state = 'SENT' and values ? 'password'`,
        [email],
      ),
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  test.each(["xlsx", "biff8"] as const)("is taken as %s [C5mentions-21]", async (type) => {
    const bytes = sheetOf([heading, person(mail("kind"))], type);
    expect(await uploaded(world, provider, bytes, company)).toMatchObject({ state: "CHECKED", rows: 1 });
  });

  test("reports errors row by row, by kind, with a suggested correction [C5mentions-22] [C8-23]", async () => {
    const twice = mail("twice");
    const taken = (await addFrontUser(world, company)).email;
    const upload = await uploaded(
      world,
      corporate,
      lines([
        person(twice),
        ["Mei", "", mail("mei"), "en", "Sales DACH"],
        ["Sven", "Ohlsson", twice.toUpperCase(), "en", ""],
        ["Rosa", "Delgado", "rosa.delgado", "en", "Sales DAHC"],
        ["Tim", "Novak", mail("tim"), "fr", ""],
        ["Ida", "Holm", mail("ida", `x${domain}`), "de", ""],
        [null, null, null, null, null],
        ["Paul", "Marchetti", taken, "de", ""],
      ]),
    );
    expect(upload).toMatchObject({ rows: 7, counts: { fine: 1, faulty: 6 } });
    expect(upload.kinds).toEqual({ REQUIRED: 1, DUPLICATE: 1, OTHER: 2, DOMAIN: 2, GROUP: 0 });
    const rows = await rowsOf(world, corporate, upload.id);
    expect(
      rows.map(({ rowNo, faults }) => [
        rowNo,
        ...faults.map((one) => `${one.field} ${one.fault} ${one.about}`),
      ]),
    ).toEqual([
      [3, "lastName required "],
      [4, "email repeated 2"],
      [5, "email not_an_email rosa.delgado", "group unknown_group Sales DAHC"],
      [6, "language unknown_language fr"],
      [7, `email other_domain x${domain}`],
      [9, "email other_domain mail.example"],
    ]);
    expect(rows[2]?.faults[1]?.suggestion).toBe("Sales DACH");
    expect(rows[4]?.faults[0]?.suggestion).toBe(rows[4]?.values.email.replace(`x${domain}`, domain));
    expect((await rowsOf(world, corporate, upload.id, "DUPLICATE")).map(({ rowNo }) => rowNo)).toEqual([4]);
  });

  test("is corrected in the cell, including dependent rows, and added with the next run", async () => {
    const shared = mail("shared");
    const upload = await uploaded(world, corporate, lines([person(shared), person(shared), person(shared)]));
    expect(upload.counts).toMatchObject({ fine: 1, faulty: 2 });
    const [second, third] = await rowsOf(world, corporate, upload.id);
    if (!second || !third) throw new Error("two rows should have the same address");
    const change = { ...second.values, email: mail("own"), id: second.id, version: second.version };
    const { token } = corporate;
    expect((await world.call(editBulkUploadRow, change, { token })).body).toMatchObject({ state: "FINE" });
    expect(refusal(await world.call(editBulkUploadRow, change, { token }))).toEqual([
      409,
      "edited_meanwhile",
    ]);

    await started(world, corporate, upload.id);
    const late = { ...third.values, email: mail("late"), id: third.id, version: third.version };
    expect((await world.call(editBulkUploadRow, late, { token })).body.state).toBe("FINE");
    const done = await started(world, corporate, upload.id);
    expect(done).toMatchObject({ state: "DONE", counts: { added: 3, faulty: 0 } });
    expect(await accountsOf([shared, change.email, late.email])).toHaveLength(3);
    const again = { ...late, version: late.version + 1 };
    expect(refusal(await world.call(editBulkUploadRow, again, { token }))).toEqual([409, "upload_busy"]);
  });

  test("has a repeated mistake corrected by one click, and reports a row that then collides with another", async () => {
    const wrong = `${domain.slice(0, 3)}${domain.slice(4)}`;
    const kept = mail("kept");
    const upload = await uploaded(
      world,
      corporate,
      lines([
        person(kept.replace(domain, wrong)),
        person(mail("one", wrong)),
        person(mail("two", wrong.toUpperCase())),
        person(kept),
      ]),
    );
    expect(upload.repeats).toEqual([{ field: "email", from: wrong, to: domain, rows: 3 }]);
    const { token } = corporate;
    const fix = { id: upload.id, field: "email", from: wrong, to: domain } as const;
    const answer = await world.call(fixBulkUpload, fix, { token });
    expect(answer.body).toMatchObject({ fixed: 3 });
    const mended = await started(world, corporate, upload.id).then(() => rowsOf(world, corporate, upload.id));
    expect(mended.map(({ rowNo, faults }) => [rowNo, faults[0]?.fault, faults[0]?.about])).toEqual([
      [5, "repeated", "2"],
    ]);
  });

  test("leaves existing users alone, or updates the name, as requested", async () => {
    const email = mail("known");
    const first = await uploaded(world, corporate, lines([person(email)]));
    await started(world, corporate, first.id);

    const renamed = ["Anneliese", "Kessler-Braun", email, "en", ""] as const;
    const second = await uploaded(world, corporate, lines([renamed]));
    expect(second.counts).toMatchObject({ exists: 1, fine: 0 });
    const [row] = await rowsOf(world, corporate, second.id, "EXISTS");
    expect(row?.existsSince).not.toBeNull();
    expect((await started(world, corporate, second.id)).counts).toMatchObject({ skipped: 1, added: 0 });
    const name = async () => {
      const { rows } = await world.arrange((tx) =>
        tx.client.query<{ name: string }>("select first_name as name from account where email = $1", [email]),
      );
      return rows[0]?.name;
    };
    expect(await name()).toBe("Anna");

    const third = await uploaded(world, corporate, lines([renamed]));
    expect((await started(world, corporate, third.id, false)).counts).toMatchObject({ updated: 1 });
    expect(await name()).toBe("Anneliese");
    expect(await world.sandbox.inbox.list({ to: email, limit: 5 })).toHaveLength(1);
  });

  test("refuses prohibited addresses, and those of other companies and of staff", async () => {
    const alias = mail("alias");
    const prohibited = mail("never");
    await world.arrange(async (tx) => {
      await tx.client.query("insert into prohibited_email (email) values ($1)", [prohibited]);
      await tx.client.query("update role_assignment set alias_email = $1 where account_id = $2", [
        alias,
        provider.id,
      ]);
    });
    const upload = await uploaded(world, corporate, lines([person(prohibited), person(alias)]));
    const rows = await rowsOf(world, corporate, upload.id);
    expect(rows.map(({ faults }) => faults[0]?.fault)).toEqual(["prohibited", "taken"]);
  });

  test("is added once however often it is started, also when an account appears meanwhile", async () => {
    const emails = Array.from({ length: 30 }, (_, at) => mail(`many${at}`));
    const upload = await uploaded(world, corporate, lines(emails.map(person)));
    const { token } = corporate;
    await world.arrange((tx) =>
      tx.client.query(
        "insert into account (company_id, kind, email, password_hash, first_name, last_name) values ($1, 'front', $2, '', 'A', 'B')",
        [company, emails[0]],
      ),
    );
    const input = { id: upload.id, skipExisting: true };
    await Promise.all(Array.from({ length: 5 }, () => world.call(startBulkUpload, input, { token })));
    const done = await started(world, corporate, upload.id);
    expect(done).toMatchObject({ state: "DONE", counts: { added: 29, skipped: 1, faulty: 0, fine: 0 } });
    expect(await accountsOf(emails)).toHaveLength(30);
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ mails: number }>(
        "select count(*)::int as mails from mail where recipient = any($1)",
        [emails],
      ),
    );
    expect(rows).toEqual([{ mails: 29 }]);
  });

  test("stops when it is cancelled: nobody else is added, and it cannot be started again", async () => {
    const email = mail("cancelled");
    const upload = await uploaded(world, corporate, lines([person(email)]));
    const { token } = corporate;
    const over = await world.call(cancelBulkUpload, { id: upload.id }, { token });
    expect(over.body).toMatchObject({ state: "CANCELLED", can: { start: false, edit: false } });
    const again = await world.call(startBulkUpload, { id: upload.id, skipExisting: true }, { token });
    expect(refusal(again)).toEqual([409, "upload_busy"]);
    expect((await world.call(pauseBulkUpload, { id: upload.id }, { token })).body.state).toBe("CANCELLED");
    expect(await accountsOf([email])).toEqual([]);
  });
});
