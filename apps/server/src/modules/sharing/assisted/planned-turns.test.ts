import { lightFrontUserOn } from "@polyphon/contract/people/people.events.ts";
import {
  openAssisted,
  openScheduledAssisted,
  saveAssisted,
} from "@polyphon/contract/sharing/assisted.contract.ts";
import { readShare, updateClickCount } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterTo } from "../../../../test/letters.ts";
import { addFrontUser, postCopy, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../test/test-context.ts";
import { until } from "../../../../test/until.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { listNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { makeSecretBox } from "../../../platform/secret/secret-box.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ worker: true, settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

async function onFacebook(language: "en" | "de"): Promise<TestPerson> {
  const person = await addFrontUser(fixture.world, fixture.company);
  const box = makeSecretBox(fixture.world.config.TOKEN_KEYS);
  const sealed = box.seal(unique("token"), `${person.companyId}/${person.id}/FACEBOOK/access`);
  await fixture.world.arrange(async (tx) => {
    await tx.client.query(
      `insert into social_connection (company_id, user_id, network, account_type, status, external_id, display_name, key_id,
         access_token, access_expires_at)
       values ($1, $2, 'FACEBOOK', 'PERSONAL', 'TOKEN_ACTIVE', $3, 'Frida Front', $4, $5, now() + interval '30 days')`,
      [person.companyId, person.id, unique("member"), sealed.keyId, sealed.bytes],
    );
    await tx.client.query("update account set language = $2 where id = $1", [person.id, language]);
  });
  return person;
}

const stateOf = async (person: TestPerson, shareId: number) =>
  (await fixture.world.call(readShare, { shareId }, { token: person.token })).body;

test.each([
  ["en", "Your scheduled post for Facebook is due"],
  ["de", "Ihr geplanter Beitrag für Facebook ist fällig"],
] as const)(
  "a planned share on a personal Facebook becomes the person's turn when it is due, announced by mail and notification (%s) [B4.7-20]",
  { timeout: 60_000 },
  async (language, subject) => {
    const person = await onFacebook(language);
    const { token } = person;
    const postId = await fixture.newPost();
    const { body } = await fixture.world.call(
      schedulePost,
      { ...shareInput(postId, postCopy, "FACEBOOK"), ...later },
      { token },
    );
    const shareId = body.shares[0]?.id ?? 0;
    await fixture.world.arrange((tx) =>
      tx.client.query("update share set due_at = now() where id = $1", [shareId]),
    );

    await until(
      () => stateOf(person, shareId),
      (share) => share.state === "UNCONFIRMED",
    );
    expect(await stateOf(person, shareId)).toMatchObject({ reason: "your_turn", assisted: true });

    const letter = await letterTo(fixture.world, person.email);
    expect(letter.subject).toBe(subject);
    const key = /fbschedule\?key=([\w.-]+)/.exec(letter.html)?.[1] ?? "";
    const opened = await fixture.world.call(openScheduledAssisted, { key }, { token });
    expect(opened.body).toMatchObject({ text: postCopy, share: { id: shareId } });
    const notices = await until(
      async () => (await fixture.world.call(listNotices, {}, { token })).body.items,
      (items) => items.length > 0,
    );
    expect(notices).toMatchObject([{ kind: "share-your-turn", href: `/fbschedule?finish=${shareId}` }]);
    expect((await fixture.world.call(openAssisted, { shareId }, { token })).body).toMatchObject({
      text: postCopy,
      openUrl: opened.body.openUrl,
    });

    const done = await fixture.world.call(
      saveAssisted,
      { socialShareId: shareId, postId, sharedStatus: 1 },
      { token },
    );
    expect(done.body.state).toBe("SHARED");
    expect(refusal(await fixture.world.call(openScheduledAssisted, { key }, { token }))).toEqual([
      410,
      "schedule_url_invalid",
    ]);
  },
);

test("becoming a light front user cancels everything planned [C4-34]", { timeout: 60_000 }, async () => {
  const [person, colleague] = [await fixture.connected(), await fixture.connected()];
  const waiting = [
    await fixture.scheduled(person),
    await addShare(fixture.world, person, await fixture.newPost(), { state: "HELD" }),
  ];
  const out = await addShare(fixture.world, person, await fixture.newPost(), { state: "SHARED" });
  const theirs = await fixture.scheduled(colleague);
  await inTransaction(fixture.world.database, companyScope(fixture.company), async (tx) => {
    emit(tx, lightFrontUserOn, { companyId: fixture.company, userId: person.id });
  });
  for (const shareId of waiting)
    expect(
      await until(
        () => stateOf(person, shareId),
        ({ state }) => state === "CANCELLED",
      ),
    ).toMatchObject({ reason: "cancelled_by_company" });
  expect((await stateOf(person, out)).state).toBe("SHARED");
  expect((await stateOf(colleague, theirs)).state).toBe("SCHEDULED");
});

test("the clicks of a share are read afresh, without those of bots [B7.1-25]", async () => {
  const person = await fixture.connected();
  const shareId = await fixture.scheduled(person);
  const ask = (by = person) => fixture.world.call(updateClickCount, { shareId }, { token: by.token });
  expect((await ask()).body).toEqual({ shareId, clicks: 0, lastClickAt: null });
  await fixture.world.arrange((tx) =>
    tx.client.query(
      "update click_count set persons = 7, bots = 90, previews = 3, last_at = '2026-11-15T08:00:00Z' where share_id = $1",
      [shareId],
    ),
  );
  expect((await ask()).body).toEqual({ shareId, clicks: 7, lastClickAt: "2026-11-15T08:00:00.000Z" });
  expect(refusal(await ask(await fixture.connected()))).toEqual([404, "not_found"]);
});
