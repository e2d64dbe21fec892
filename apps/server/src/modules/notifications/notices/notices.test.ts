import {
  countUnread,
  listNotices,
  markNoticesSeen,
  unsubscribeEmails,
  unsubscribeOneClick,
} from "@polyphon/contract/notifications/notifications.contract.ts";
import { mailStates } from "@polyphon/contract/notifications/notifications.ts";
import { connectionEnding, connectionLost } from "@polyphon/contract/networks/networks.events.ts";
import {
  sharesCancelled,
  sharesFailed,
  sharesUnconfirmed,
} from "@polyphon/contract/sharing/sharing.events.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { unsubscribeToken } from "../opt-outs/unsubscribe-token.ts";
import { makeSigner } from "../../../platform/secret/signer.ts";

let world: World;
let companyId: number;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld({ worker: true });
  companyId = await addCompany(world);
});
beforeEach(async () => {
  person = await addFrontUser(world, companyId);
});
afterAll(() => world.close());

async function addNotices(owner: TestPerson, count: number): Promise<void> {
  await world.arrange((tx) =>
    tx.client.query(
      `insert into notice (company_id, account_id, kind, values, href)
       select $1, $2, 'share-failed', '{"network":"LINKEDIN","title":"A post"}', '/dashboard' from generate_series(1, $3)`,
      [owner.companyId, owner.id, count],
    ),
  );
}
const unread = async (of = person) => (await world.call(countUnread, {}, { token: of.token })).body.count;
const notices = async (of = person) => (await world.call(listNotices, {}, { token: of.token })).body.items;

describe("the bell", () => {
  test("counts unseen notifications, without any input [B7.2-31] [B3-40] [B7.1-24]", async () => {
    expect(await unread()).toBe(0);
    await addNotices(person, 3);
    const { status, body } = await world.call(countUnread, {}, { token: person.token });
    expect([status, body]).toEqual([200, { count: 3 }]);
  });

  test("marks what was on the screen as seen, and leaves what arrives meanwhile unread [B7.1-24]", async () => {
    await addNotices(person, 2);
    const [newest] = await notices();
    await addNotices(person, 1);
    const answer = await world.call(markNoticesSeen, { upTo: newest?.id ?? 0 }, { token: person.token });
    expect(answer.body).toEqual({ count: 1 });
    expect((await notices()).map((one) => one.seen)).toEqual([false, true, true]);
  });

  test("lists the newest first and pages through all of them once [B7.1-24]", async () => {
    await addNotices(person, 7);
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listNotices,
        { limit: 3, ...(after ? { after } : {}) },
        { token: person.token },
      );
      ids.push(...body.items.map((one) => one.id));
      after = body.next ?? undefined;
    } while (after);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids).toHaveLength(7);
  });

  test("shows nobody a colleague's notifications", async () => {
    const colleague = await addFrontUser(world, companyId);
    await addNotices(colleague, 2);
    const [theirs] = await notices(colleague);
    expect(await notices()).toEqual([]);
    const answer = await world.call(markNoticesSeen, { upTo: theirs?.id ?? 0 }, { token: person.token });
    expect(answer.problem.error).toBe("not_found");
    expect(await unread(colleague)).toBe(2);
  });
});

describe("a notification is sent for", () => {
  test.each([
    ["share-failed", sharesFailed],
    ["share-unconfirmed", sharesUnconfirmed],
    ["share-cancelled", sharesCancelled],
  ] as const)("%s: once per share, however often it is announced", async (kind, event) => {
    const postId = await addPost(world, await addCategory(world, [companyId]), { title: "Wind farm opened" });
    const shareId = await addShare(world, person, postId);
    const announce = () =>
      inTransaction(world.database, companyScope(companyId), async (tx) => {
        emit(tx, event, { companyId, shareIds: [shareId] });
      });
    await announce();
    const found = await until(notices, (found) => found.length > 0);
    expect(found).toEqual([
      expect.objectContaining({
        kind,
        seen: false,
        href: `/post-details/${postId}`,
        values: { network: "LINKEDIN", title: "Wind farm opened" },
      }),
    ]);
    await announce();
    const second = await addShare(world, person, postId, { network: "XING" });
    await inTransaction(world.database, companyScope(companyId), async (tx) => {
      emit(tx, event, { companyId, shareIds: [second] });
    });
    await until(notices, (found) => found.length > 1);
    expect(await notices()).toHaveLength(2);
  });

  test("a lost connection, with a link to reconnect", async () => {
    await inTransaction(world.database, companyScope(companyId), async (tx) => {
      emit(tx, connectionLost, { companyId, userId: person.id, network: "LINKEDIN" });
    });
    expect(await until(notices, (found) => found.length > 0)).toEqual([
      expect.objectContaining({ kind: "connection-lost", href: "/profile", values: { network: "LINKEDIN" } }),
    ]);
  });

  test("a connection that ends soon, with its date, and by mail in the person's language", async () => {
    await world.arrange((tx) =>
      tx.client.query("update account set language = 'de' where id = $1", [person.id]),
    );
    const endsAt = "2026-11-29T10:00:00.000Z";
    await inTransaction(world.database, companyScope(companyId), async (tx) => {
      emit(tx, connectionEnding, { companyId, userId: person.id, network: "TWITTER", endsAt, days: 14 });
    });
    expect(await until(notices, (found) => found.length > 0)).toEqual([
      expect.objectContaining({
        kind: "connection-ending",
        href: "/profile",
        values: { network: "TWITTER", endsAt },
      }),
    ]);
    const letters = async () => {
      const answer = await fetch(`${world.sandbox.url}/__sandbox/inbox?to=${person.email}`);
      return ((await answer.json()) as { messages: { subject: string }[] }).messages;
    };
    const [letter, ...others] = await until(letters, (found) => found.length > 0);
    expect(letter?.subject).toBe("Bitte verbinden Sie X bis zum 29. November 2026 neu");
    expect(others).toEqual([]);
  });
});

test("the log of mails knows three states, 0 Pending, 1 Sent and 2 Failed, and no other [A4-22] [C4-29]", async () => {
  expect(mailStates.map((state, number) => `${number} ${state}`)).toEqual([
    "0 PENDING",
    "1 SENT",
    "2 FAILED",
  ]);
  const write = (state: string) =>
    world.arrange((tx) =>
      tx.client.query(
        "insert into mail (recipient, template, language, values, state) values ('a@mail.example', 'digest', 'en', '{}', $1)",
        [state],
      ),
    );
  for (const state of mailStates) await write(state);
  await expect(write("BOUNCED")).rejects.toThrow("check constraint");
});

describe("unsubscribing", () => {
  async function mailTo(recipient: string): Promise<string> {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        "insert into mail (company_id, recipient, template, language, values, state) values ($1, $2, 'digest', 'en', '{}', 'SENT') returning id",
        [companyId, recipient],
      ),
    );
    return unsubscribeToken(rows[0]?.id ?? 0, makeSigner(world.config.SIGNING_KEY));
  }
  const optedOut = async (email: string) =>
    (await world.arrange((tx) => tx.client.query("select from mail_opt_out where email = $1", [email])))
      .rowCount === 1;

  test("works by the signed link in a mail, as often as it is used", async () => {
    const token = await mailTo("Reader@mail.example");
    for (const language of ["en", "de"]) {
      const { status, body } = await world.call(unsubscribeEmails, { token }, { language });
      expect([status, body.email]).toEqual([200, "Reader@mail.example"]);
      expect(body.message).toBe(
        language === "en"
          ? "You won’t receive any more e-mails of this kind."
          : "Sie erhalten keine E-Mails dieser Art mehr.",
      );
    }
    expect(await optedOut("reader@mail.example")).toBe(true);
  });

  test("takes a mail program's post to the address alone (RFC 8058), and leads a browser to the app", async () => {
    const token = await mailTo("oneclick@mail.example");
    const url = `${world.api.url}${unsubscribeOneClick.path.replace(":token", token)}`;
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(await optedOut("oneclick@mail.example")).toBe(true);
    const opened = await fetch(url, { redirect: "manual" });
    expect(opened.headers.get("location")).toBe(
      `${world.config.EMPLOYEE_URL}/unsubscribe_emails?token=${token}`,
    );
  });

  test("is refused with a forged token", async () => {
    const mark = (await mailTo("safe@mail.example")).split(".")[1] ?? "";
    const { status, problem } = await world.call(unsubscribeEmails, { token: `1.${mark}` });
    expect([status, problem.error, problem.description]).toEqual([400, "invalid_key", "Invalid key"]);
    expect(await optedOut("safe@mail.example")).toBe(false);
  });
});
