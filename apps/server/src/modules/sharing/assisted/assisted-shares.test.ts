import {
  confirmShare,
  openScheduledAssisted,
  saveAssisted,
  shareAssisted,
} from "@polyphon/contract/sharing/assisted.contract.ts";
import { listShares, readShare, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, postCopy, type TestPerson } from "../../../../test/people.ts";
import { addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { assistedKey } from "./assisted-key.ts";
import { makeSigner } from "../../../platform/secret/signer.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

async function person(): Promise<TestPerson> {
  const made = await addFrontUser(fixture.world, fixture.company);
  await connectEverything(fixture.world, made, "PERSONAL");
  return made;
}

const begin = (by: TestPerson, postId: number, network: Network = "FACEBOOK", text = postCopy) =>
  fixture.world.call(shareAssisted, { ...shareInput(postId, text, network), network }, { token: by.token });

const save = (by: TestPerson, socialShareId: number, postId: number, sharedStatus: 0 | 1) =>
  fixture.world.call(saveAssisted, { socialShareId, postId, sharedStatus }, { token: by.token });

const change = (shareId: number, set: string) =>
  fixture.world.arrange((tx) => tx.client.query(`update share set ${set} where id = $1`, [shareId]));

describe("an assisted share", () => {
  test("begins with our id and the network's own page [B3-19] [B4.7-10]", async () => {
    const by = await person();
    const postId = await fixture.newPost();
    const { body } = await begin(by, postId);
    expect(body).toMatchObject({
      postId,
      message: expect.stringContaining("Facebook"),
      text: postCopy,
      share: { id: body.socialShareId, state: "UNCONFIRMED", reason: "your_turn", assisted: true },
    });
    const page = new URL(body.openUrl);
    expect(page.pathname).toContain("/dialog/share");
    expect(page.searchParams.get("href")).toBe(body.share.shortUrl);
    const xing = await begin(by, postId, "XING");
    expect(new URL(xing.body.openUrl).searchParams.get("url")).toBe(xing.body.share.shortUrl);
  });

  test("is shared when the person's browser reports 1, and not when it reports 0 [B7.2-35]", async () => {
    const by = await person();
    const [first, second] = [await fixture.newPost(), await fixture.newPost()];
    const [done, left] = [await begin(by, first), await begin(by, second)];
    const shared = await save(by, done.body.socialShareId, first, 1);
    expect(shared.body).toMatchObject({ state: "SHARED", sharedAt: expect.any(String), reason: null });
    const dropped = await save(by, left.body.socialShareId, second, 0);
    expect(dropped.body).toMatchObject({ state: "CANCELLED", reason: "cancelled_by_user" });
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query("select post_id, shares, people from post_share_count where post_id = any($1)", [
        [first, second],
      ]),
    );
    expect(rows).toEqual([{ post_id: first, shares: 1, people: 1 }]);
  });

  test("requested again while it waits is the same one, with the current text", async () => {
    const by = await person();
    const postId = await fixture.newPost();
    const words = `New words. ${postCopy}`;
    const answers = [await begin(by, postId), await begin(by, postId, "FACEBOOK", words)];
    expect(answers[1]?.body.socialShareId).toBe(answers[0]?.body.socialShareId);
    expect(answers[1]?.body.text).toBe(words);
    const both = await Promise.all([begin(by, postId), begin(by, postId)]);
    expect(new Set(both.map(({ body }) => body.socialShareId)).size).toBe(1);
    const { body } = await fixture.world.call(listShares, {}, { token: by.token });
    expect(body.items).toHaveLength(1);
  });

  test("confirmed twice is shared once, and cannot be cancelled then", async () => {
    const by = await person();
    const postId = await fixture.newPost();
    const { socialShareId } = (await begin(by, postId)).body;
    const twice = await Promise.all([save(by, socialShareId, postId, 1), save(by, socialShareId, postId, 1)]);
    expect(twice.map(({ status }) => status)).toContain(200);
    expect((await save(by, socialShareId, postId, 1)).body.state).toBe("SHARED");
    expect(refusal(await save(by, socialShareId, postId, 0))).toEqual([409, "share_not_open"]);
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query("select shares from post_share_count where post_id = $1", [postId]),
    );
    expect(rows).toEqual([{ shares: 1 }]);
    expect(refusal(await begin(by, postId))).toEqual([409, "already_shared"]);
  });

  test("is not found when it does not exist, is a colleague's or belongs to an unknown post", async () => {
    const [by, colleague] = [await person(), await person()];
    const postId = await fixture.newPost();
    const { socialShareId } = (await begin(colleague, postId)).body;
    const own = (await begin(by, postId)).body.socialShareId;
    const answers = [
      await save(by, 900_000_001, postId, 1),
      await save(by, socialShareId, postId, 1),
      await save(by, own, 900_000_004, 1),
    ];
    for (const answer of answers) {
      expect(refusal(answer)).toEqual([404, "not_found"]);
      expect(answer.problem.description).toBe(serverTexts.en.errors.not_found);
    }
  });

  test("needs a text for the network, a connection, and a network where people share by themselves", async () => {
    const by = await person();
    const postId = await fixture.newPost();
    const ask = (payload: object) =>
      fixture.world.call(
        shareAssisted,
        { ...shareInput(postId), network: "FACEBOOK", ...payload },
        { token: by.token },
      );
    expect(refusal(await ask({}))).toEqual([422, "copy_empty"]);
    expect(refusal(await ask({ network: "XING" }))).toEqual([422, "copy_empty"]);
    expect(refusal(await ask({ network: "LINKEDIN" }))).toEqual([422, "not_on_network"]);
    const stranger = await addFrontUser(fixture.world, fixture.company);
    expect(refusal(await begin(stranger, postId))).toEqual([409, "network_not_connected"]);
  });

  test("counts towards the weekly limit like any other", async () => {
    const by = await person();
    for (let count = 0; count < limits.weeklyShares.XING; count += 1)
      expect((await begin(by, await fixture.newPost(), "XING")).status).toBe(200);
    expect(refusal(await begin(by, await fixture.newPost(), "XING"))).toEqual([409, "weekly_limit_reached"]);
  });

  test("on Xing is returned from a normal share as the person's turn", async () => {
    const by = await person();
    const { body } = await fixture.world.call(
      sharePost,
      shareInput(await fixture.newPost(), postCopy, "XING"),
      {
        token: by.token,
      },
    );
    expect(body.results).toEqual([{ socialNetwork: "XING", socialShareStatus: "UNCONFIRMED" }]);
  });
});

describe("the link to a planned assisted share", () => {
  const open = (by: TestPerson, key: string, language: "en" | "de" = "en") =>
    fixture.world.call(openScheduledAssisted, { key }, { token: by.token, language });
  const keyOf = (shareId: number, at = new Date()) =>
    assistedKey(shareId, at, makeSigner(fixture.world.config.SIGNING_KEY));

  async function due(by: TestPerson): Promise<number> {
    const shareId = await addShare(fixture.world, by, await fixture.newPost(), { network: "FACEBOOK" });
    await change(shareId, "assisted = true, state = 'UNCONFIRMED', reason = 'your_turn'");
    return shareId;
  }

  test("opens the text and the network's page for the person", async () => {
    const by = await person();
    const shareId = await due(by);
    const { body } = await open(by, keyOf(shareId));
    expect(body).toMatchObject({ text: postCopy, share: { id: shareId, can: { confirm: true } } });
    expect(body.openUrl).toMatch(/^https?:/);
  });

  test("is refused with a message when it is a day old, forged, somebody else's or used [C8-10]", async () => {
    const by = await person();
    const [shareId, gone] = [await due(by), await due(by)];
    await change(gone, "state = 'SHARED', reason = null");
    const hours = limits.share.turnLinkHours * 3_600_000;
    const bad = [
      keyOf(shareId, new Date(Date.now() - hours - 2_000)),
      keyOf(shareId).replace(String(shareId), String(shareId + 1)),
      `${keyOf(shareId).slice(0, -2)}xx`,
      keyOf(await due(await person())),
      keyOf(gone),
      "nonsense",
    ];
    for (const key of bad) {
      const answer = await open(by, key);
      expect(refusal(answer), key).toEqual([410, "schedule_url_invalid"]);
      expect(answer.problem.description).toBe("Facebook schedule url expired or invalid");
    }
    expect((await open(by, "nonsense", "de")).problem.description).toBe(
      serverTexts.de.errors.schedule_url_invalid,
    );
    expect((await open(by, keyOf(shareId, new Date(Date.now() - hours + 60_000)))).status).toBe(200);
  });
});

describe("an unconfirmed share", () => {
  const answer = (by: TestPerson, shareId: number, word: "IT_IS_THERE" | "SEND_AGAIN" | "LEAVE_IT") =>
    fixture.world.call(confirmShare, { shareId, answer: word }, { token: by.token });

  async function lost(by: TestPerson, dueAt = "2026-01-05T10:00:00Z"): Promise<number> {
    const shareId = await addShare(fixture.world, by, await fixture.newPost(), {
      state: "UNCONFIRMED",
      dueAt,
    });
    await change(shareId, "reason = 'no_answer', open_attempt = true, resent = true, tries = 3");
    return shareId;
  }

  test("ends as the person who checked says", async () => {
    const by = await fixture.connected();
    const [there, left] = [await lost(by), await lost(by)];
    expect(
      (await fixture.world.call(readShare, { shareId: there }, { token: by.token })).body.can,
    ).toMatchObject({ confirm: true, cancel: false, editText: false });
    expect((await answer(by, there, "IT_IS_THERE")).body).toMatchObject({
      state: "SHARED",
      can: { confirm: false },
    });
    expect((await answer(by, left, "LEAVE_IT")).body).toMatchObject({
      state: "CANCELLED",
      reason: "cancelled_by_user",
    });
    for (const shareId of [there, left])
      expect(refusal(await answer(by, shareId, "SEND_AGAIN"))).toEqual([409, "share_not_open"]);
  });

  test("is sent again only at the person's request, and then as a new attempt", async () => {
    const by = await fixture.connected();
    const shareId = await lost(by);
    const twice = await Promise.all([answer(by, shareId, "SEND_AGAIN"), answer(by, shareId, "SEND_AGAIN")]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query(
        "select state, reason, open_attempt, resent, tries, media_ids, due_at > now() - interval '1 minute' as now from share where id = $1",
        [shareId],
      ),
    );
    expect(rows).toEqual([
      {
        state: "SCHEDULED",
        reason: null,
        open_attempt: false,
        resent: false,
        tries: 0,
        media_ids: [],
        now: true,
      },
    ]);
  });

  test("is not sent again into a full week, nor by anybody else", async () => {
    const [by, colleague] = [await fixture.connected(), await fixture.connected()];
    const shareId = await lost(by);
    for (let count = 0; count < limits.weeklyShares.LINKEDIN; count += 1)
      await addShare(fixture.world, by, await fixture.newPost(), {
        state: "SHARED",
        dueAt: new Date().toISOString(),
      });
    expect(refusal(await answer(by, shareId, "SEND_AGAIN"))).toEqual([409, "weekly_limit_reached"]);
    expect(refusal(await answer(colleague, shareId, "IT_IS_THERE"))).toEqual([404, "not_found"]);
  });

  test("that is assisted cannot be sent by us", async () => {
    const by = await person();
    const { socialShareId } = (await begin(by, await fixture.newPost())).body;
    expect(refusal(await answer(by, socialShareId, "SEND_AGAIN"))).toEqual([409, "share_not_open"]);
    expect((await answer(by, socialShareId, "IT_IS_THERE")).body.state).toBe("SHARED");
  });
});
