import { limits } from "@polyphon/contract/limits.ts";
import {
  cancelShare,
  listShares,
  readShare,
  reschedulePost,
  schedulePost,
  sharePost,
} from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addPost, postCopy } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

describe("sharing has four calls [C7-04]", () => {
  test("share, schedule, reschedule and cancel", async () => {
    const person = await fixture.connected();
    const { token } = person;
    const now = await fixture.world.call(sharePost, shareInput(await fixture.newPost()), { token });
    expect(now.body.shares).toMatchObject([{ state: "SCHEDULED", text: postCopy }]);
    const shareId = await fixture.scheduled(person);
    expect(
      (
        await fixture.world.call(
          reschedulePost,
          { shareId, scheduleDate: "2030-01-15", scheduleTime: "08:15" },
          { token },
        )
      ).body,
    ).toMatchObject({ id: shareId, dueAt: "2030-01-15T07:15:00.000Z" });
    expect((await fixture.world.call(cancelShare, { shareId }, { token })).body).toMatchObject({
      id: shareId,
      state: "CANCELLED",
      reason: "cancelled_by_user",
      can: { cancel: false },
    });
  });

  test("a scheduled share stays one row when it is rescheduled [C4-17]", async () => {
    const person = await fixture.connected();
    const shareId = await fixture.scheduled(person);
    await fixture.world.call(
      reschedulePost,
      { shareId, scheduleDate: "2030-02-01", scheduleTime: "09:00" },
      { token: person.token },
    );
    const { body } = await fixture.world.call(listShares, {}, { token: person.token });
    expect(body.items.map(({ id, state, dueAt }) => [id, state, dueAt])).toEqual([
      [shareId, "SCHEDULED", "2030-02-01T08:00:00.000Z"],
    ]);
  });

  test("a cancelled share frees the post for another one [C4-19]", async () => {
    const person = await fixture.connected();
    const post = await fixture.newPost();
    const first = (await fixture.schedule(person, post)).body.shares[0]?.id ?? 0;
    expect(refusal(await fixture.schedule(person, post))).toEqual([409, "already_shared"]);
    await fixture.world.call(cancelShare, { shareId: first }, { token: person.token });
    expect((await fixture.schedule(person, post)).status).toBe(200);
  });
});

describe("a light front user", () => {
  test("can neither share [A6-43] nor schedule [A6-44] nor reschedule [A6-45] nor delete [A6-46], and is told why", async () => {
    const person = await fixture.connected();
    const shareId = await fixture.scheduled(person);
    const postId = await fixture.newPost();
    await fixture.world.arrange((tx) =>
      tx.client.query("update account set light_front_user = true where id = $1", [person.id]),
    );
    for (const language of ["en", "de"] as const) {
      const options = { token: person.token, language };
      await expect
        .poll(async () => (await fixture.world.call(readShare, { shareId }, options)).body.can.cancel)
        .toBe(false);
      const answers = [
        await fixture.world.call(sharePost, shareInput(postId), options),
        await fixture.world.call(schedulePost, { ...shareInput(postId), ...later }, options),
        await fixture.world.call(reschedulePost, { shareId, ...later }, options),
        await fixture.world.call(cancelShare, { shareId }, options),
      ];
      for (const { status, problem } of answers) {
        expect({ status, ...problem }).toMatchObject({
          status: 403,
          code: 10915,
          description: serverTexts[language].errors.light_front_user,
        });
      }
    }
  });
});

describe("a post that cannot be seen cannot be shared:", () => {
  test.each([
    ["it has ended", "ends_on = current_date - 2"],
    ["it is not published yet", "publish_at = now() + interval '1 hour'"],
    ["it is still being proofread", "status = 'IN_PROOF_READING'"],
    ["it was killed", "killed_at = now()"],
  ])("%s", async (_, change) => {
    const person = await fixture.connected();
    const post = await fixture.newPost();
    await fixture.world.arrange((tx) => tx.client.query(`update post set ${change} where id = $1`, [post]));
    expect(refusal(await fixture.schedule(person, post))).toEqual([404, "not_found"]);
    expect(refusal(await fixture.world.call(sharePost, shareInput(post), { token: person.token }))).toEqual([
      404,
      "not_found",
    ]);
  });

  test("it belongs to another company, or to a category that is not connected", async () => {
    const person = await fixture.connected();
    const other = await addCompany(fixture.world);
    const theirs = await addPost(fixture.world, fixture.category, { companyId: other });
    const elsewhere = await addPost(fixture.world, await addCategory(fixture.world, [other]));
    for (const post of [theirs, elsewhere])
      expect(refusal(await fixture.schedule(person, post))).toEqual([404, "not_found"]);
  });

  test("a post that ends today can still be shared today by the company's calendar", async () => {
    const zone = "Pacific/Kiritimati";
    const far = await addCompany(fixture.world, { timeZone: zone });
    const person = await fixture.connected(far);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date());
    const post = await addPost(fixture.world, await addCategory(fixture.world, [far]), { endsOn: today });
    expect((await fixture.schedule(person, post)).status).toBe(200);
  });
});

describe("the copy", () => {
  test.each([
    ["blank", "   ", 422, "copy_empty"],
    ["too short", "Too short for LinkedIn.", 422, "copy_too_short"],
    ["too long", "x".repeat(limits.copy.max.LINKEDIN + 1), 422, "copy_too_long"],
  ])("that is %s is refused", async (_, text, status, error) => {
    const person = await fixture.connected();
    const answer = await fixture.world.call(sharePost, shareInput(await fixture.newPost(), text), {
      token: person.token,
    });
    expect(refusal(answer)).toEqual([status, error]);
    if (error !== "copy_empty") expect(answer.problem.description).toMatch(/^LinkedIn: Content .*\d+/);
  });

  test("needs a network [B5.2-01] [C5posts-33], and each network once", async () => {
    const person = await fixture.connected();
    const postId = await fixture.newPost();
    const none = await fixture.world.call(
      sharePost,
      { ...shareInput(postId), postSocialShareNetworks: [] },
      { token: person.token },
    );
    expect(refusal(none)).toEqual([422, "network_needed"]);
    expect(none.problem.description).toBe(
      "Please select social network to share recommended social content.",
    );
    const [entry] = shareInput(postId).postSocialShareNetworks;
    const twice = await fixture.world.call(
      sharePost,
      { ...shareInput(postId), postSocialShareNetworks: entry ? [entry, entry] : [] },
      { token: person.token },
    );
    expect(twice.problem.code).toBe(10012);
  });
});

describe("a share that no longer waits", () => {
  test.each(["PUBLISHING", "SHARED", "FAILED", "UNCONFIRMED", "CANCELLED"] as const)(
    "cannot be changed while it is %s",
    async (state) => {
      const person = await fixture.connected();
      const shareId = await addShare(fixture.world, person, await fixture.newPost(), { state });
      const { token } = person;
      expect(refusal(await fixture.world.call(cancelShare, { shareId }, { token }))).toEqual([
        409,
        "share_not_open",
      ]);
      expect(refusal(await fixture.world.call(reschedulePost, { shareId, ...later }, { token }))).toEqual([
        409,
        "share_not_open",
      ]);
      expect((await fixture.world.call(readShare, { shareId }, { token })).body).toMatchObject({
        state,
        can: { cancel: false, reschedule: false },
      });
    },
  );

  test("can be moved and cancelled when it is held", async () => {
    const person = await fixture.connected();
    const shareId = await addShare(fixture.world, person, await fixture.newPost(), { state: "HELD" });
    const { token } = person;
    expect((await fixture.world.call(reschedulePost, { shareId, ...later }, { token })).body.state).toBe(
      "HELD",
    );
    expect((await fixture.world.call(cancelShare, { shareId }, { token })).body.state).toBe("CANCELLED");
  });
});
