import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import {
  listUserBadges,
  markBadgesViewed,
  popupBadges,
  shareBadge,
  shareBadgeAssisted,
} from "@polyphon/contract/recognition/recognition.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, type TestPerson } from "../../../../test/people.ts";
import { connectEverything } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { openTestStorage } from "../../../../test/services/test-storage.ts";
import { unique } from "../../../../test/test-context.ts";

let fixture: SharingFixture;
beforeAll(async () => {
  const { settings } = await openTestStorage();
  const s3 = Object.fromEntries(Object.entries(settings).filter(([name]) => name.startsWith("S3_")));
  fixture = await openSharingFixture({ worker: true, settings: s3 });
}, 90_000);
afterAll(() => fixture.world.close());

const by = ({ token }: TestPerson, language = "en") => ({ token, language });
const popup = async (person: TestPerson, language = "en") =>
  (await fixture.world.call(popupBadges, {}, by(person, language))).body;

const idOf = async (family: string, threshold: number): Promise<number> => {
  const { rows } = await fixture.world.arrange((tx) =>
    tx.client.query<{ id: number }>("select id from badge where family = $1 and threshold = $2", [
      family,
      threshold,
    ]),
  );
  return rows[0]?.id ?? 0;
};

async function give(person: TestPerson, family = "SHARING", threshold = 10): Promise<number> {
  const badgeId = await idOf(family, threshold);
  await fixture.world.arrange((tx) =>
    tx.client.query(
      "insert into earned_badge (company_id, account_id, badge_id, earned_at) values ($1, $2, $3, now())",
      [person.companyId, person.id, badgeId],
    ),
  );
  return badgeId;
}

/** Sent as a browser sends a form. */
async function sendForm(person: TestPerson, fields: Readonly<Record<string, string>>, key = unique("press")) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${fixture.world.api.url}${shareBadge.path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "idempotency-key": key },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const words = () => `A badge worth telling of, earned by sharing every week: ${unique("words")}.`;
const fieldsFor = (badgeId: number, text: string) => ({
  badgeId: String(badgeId),
  socialShareType: "DIRECT",
  voiceTypeEnum: "VOICE_1",
  "postSocialShareNetworks[0].shareText": text,
  "postSocialShareNetworks[0].socialNetwork": "LINKEDIN",
  "postSocialShareNetworks[0].isAiGeneratedCopy": "false",
});

const atLinkedin = (text: string) =>
  fixture.world.sandbox.ledger.page({ limit: 10_000 }).filter((post) => post.text === text).length;

describe("a badge", () => {
  test("is earned by the first share and waits for the next login [A1-19] [B3-36] [B7.1-08] [B7.2-25]", async () => {
    const person = await fixture.connected();
    expect(await popup(person)).toEqual([]);
    const { body } = await fixture.world.call(sharePost, shareInput(await fixture.newPost()), by(person));
    expect(body.results).toEqual([{ socialNetwork: "LINKEDIN", socialShareStatus: "SHARED" }]);

    await expect
      .poll(async () => (await popup(person))[0]?.badge.image ?? null, { timeout: 20_000 })
      .not.toBeNull();
    const [entry, ...more] = await popup(person);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      badge: { title: "First share", family: "SHARING", threshold: 1, badgePostTitle: "My first share" },
      sharedNetwork: [],
    });
    expect(entry?.badge.badgePostSocialCopy.length).toBeGreaterThanOrEqual(50);
    const image = await fetch(
      `${fixture.world.api.url}${new URL(entry?.badge.image ?? "", "http://x").pathname}${new URL(entry?.badge.image ?? "", "http://x").search}`,
    );
    expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect((await popup(person, "de"))[0]?.badge.title).toBe("Erster geteilter Beitrag");
  });

  test("counts as seen once it is marked, by ids that are repeated in the query [B7.2-09]", async () => {
    const person = await fixture.connected();
    await give(person, "SHARING", 1);
    await give(person, "SHARING", 10);
    const ids = (await popup(person)).map(({ id }) => id);
    const query = ids.map((id) => `ids=${id}`).join("&");
    const answer = await fetch(`${fixture.world.api.url}${markBadgesViewed.path}?${query}`, {
      method: "PATCH",
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect([answer.status, await answer.json()]).toEqual([200, { viewed: 2 }]);
    expect(await popup(person)).toEqual([]);
    const again = await fixture.world.call(markBadgesViewed, { ids }, by(person));
    expect(again.body).toEqual({ viewed: 0 });
    const { body } = await fixture.world.call(listUserBadges, {}, by(person));
    expect([body.items.length, body.of]).toEqual([2, 17]);
  });

  test("of somebody else can neither be marked nor shared", async () => {
    const [owner, other] = [await fixture.connected(), await fixture.connected()];
    const badgeId = await give(owner);
    const ids = (await popup(owner)).map(({ id }) => id);
    expect(refusal(await fixture.world.call(markBadgesViewed, { ids }, by(other)))).toEqual([
      404,
      "not_found",
    ]);
    expect((await popup(owner)).length).toBe(1);
    const share = await sendForm(other, fieldsFor(badgeId, words()));
    expect([share.status, (share.body as { error: string }).error]).toEqual([404, "not_found"]);
  });

  test("is not shown where the company has switched badges off [B4.2-06]", async () => {
    const person = await fixture.connected();
    const badgeId = await give(person);
    const turn = (on: boolean) =>
      fixture.world.arrange((tx) =>
        tx.client.query("update company set badges = $2 where id = $1", [person.companyId, on]),
      );
    await turn(false);
    const seen = await popup(person);
    const shared = await sendForm(person, fieldsFor(badgeId, words()));
    await turn(true);
    expect(seen).toEqual([]);
    expect([shared.status, (shared.body as { error: string }).error]).toEqual([403, "feature_off"]);
    expect((await popup(person)).length).toBe(1);
  });
});

describe("a shared badge", () => {
  test("is sent as form data and answered with a list of networks and how they ended [B7.2-33]", async () => {
    const person = await fixture.connected();
    const badgeId = await give(person, "SHARING", 1);
    const text = words();
    const { status, body } = await sendForm(person, fieldsFor(badgeId, text));
    expect([status, body]).toMatchObject([200, [{ socialNetwork: "LINKEDIN", socialShareStatus: "SHARED" }]]);
    expect(atLinkedin(text)).toBe(1);
    expect((await popup(person))[0]).toMatchObject({ sharedNetwork: ["LINKEDIN"] });
  });

  test("is shared once, however often the button is pressed", async () => {
    const person = await fixture.connected();
    const badgeId = await give(person);
    const [text, key] = [words(), unique("press")];
    const presses = await Promise.all([1, 2, 3].map(() => sendForm(person, fieldsFor(badgeId, text), key)));
    expect(presses.some(({ status }) => status === 200)).toBe(true);
    const later = await sendForm(person, fieldsFor(badgeId, text));
    expect([later.status, (later.body as { error: string }).error]).toEqual([409, "already_shared"]);
    expect(atLinkedin(text)).toBe(1);
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query<{ posts: number }>(
        "select count(*)::int as posts from post where for_account_id = $1",
        [person.id],
      ),
    );
    expect(rows[0]?.posts).toBe(1);
  });

  test("becomes one post and one share when pressed at the same moment", async () => {
    const person = await fixture.connected();
    const badgeId = await give(person);
    const text = words();
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => sendForm(person, fieldsFor(badgeId, text))));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(atLinkedin(text)).toBe(1);
  });

  test("is a personal post that nobody else can open", async () => {
    const [person, colleague] = [await fixture.connected(), await fixture.connected()];
    const { body } = await sendForm(person, fieldsFor(await give(person), words()));
    const [{ share } = { share: { postId: 0 } }] = body as { share: { postId: number } }[];
    const read = (who: TestPerson) => fixture.world.call(readFrontPost, { id: share.postId }, by(who));
    expect((await read(person)).body).toMatchObject({ categoryId: null, title: "Ten posts shared" });
    expect(refusal(await read(colleague))).toEqual([404, "not_found"]);
  });

  test("is refused to a light front user, without a network and with an invalid length", async () => {
    const light = await addFrontUser(fixture.world, fixture.company, { light: true });
    const sent = async (person: TestPerson, fields: Readonly<Record<string, string>>) => {
      const { status, body } = await sendForm(person, fields);
      return [status, (body as { error: string }).error];
    };
    expect(await sent(light, fieldsFor(await give(light), words()))).toEqual([403, "light_front_user"]);
    const person = await fixture.connected();
    const badgeId = await give(person);
    expect(await sent(person, fieldsFor(badgeId, "Too short"))).toEqual([422, "copy_too_short"]);
    expect((await sent(person, { badgeId: String(badgeId) }))[0]).toBe(400);
    expect((await sent(person, { ...fieldsFor(badgeId, words()), "a[0].__proto__": "1" }))[0]).toBe(400);
  });

  test("waits for the person where only people can share, and is one share when asked twice [B7.2-34]", async () => {
    const person = await addFrontUser(fixture.world, fixture.company);
    await connectEverything(fixture.world, person, "PERSONAL");
    const badgeId = await give(person);
    const input = {
      badgeId,
      postSocialShareNetworks: [{ socialNetwork: "FACEBOOK" as const, shareText: words() }],
    };
    const first = await fixture.world.call(shareBadgeAssisted, input, by(person));
    expect(first.body).toMatchObject({
      socialShareId: expect.any(Number) as number,
      postId: expect.any(Number) as number,
      message: expect.stringContaining("Facebook") as string,
    });
    const again = await fixture.world.call(shareBadgeAssisted, input, by(person));
    expect(again.body.socialShareId).toBe(first.body.socialShareId);
  });
});
