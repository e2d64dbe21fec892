import { confirmShare, openAssisted, saveAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { readShare } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addFrontUser, postCopy, type TestPerson } from "../../../../test/people.ts";
import { addShare, connectEverything } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

async function person(): Promise<TestPerson> {
  const made = await addFrontUser(fixture.world, fixture.company);
  await connectEverything(fixture.world, made, "PERSONAL");
  return made;
}

async function waiting(
  by: TestPerson,
  network: "XING" | "FACEBOOK",
): Promise<{ id: number; postId: number }> {
  const postId = await fixture.newPost();
  const id = await addShare(fixture.world, by, postId, { network });
  await fixture.world.arrange((tx) =>
    tx.client.query(
      "update share set assisted = true, state = 'UNCONFIRMED', reason = 'your_turn' where id = $1",
      [id],
    ),
  );
  return { id, postId };
}

const open = (by: TestPerson, shareId: number) =>
  fixture.world.call(openAssisted, { shareId }, { token: by.token });

describe.each(["XING", "FACEBOOK"] as const)("a share on %s that waits for the person", (network) => {
  test("opens for its owner with the text and the network's page, as often as needed", async () => {
    const by = await person();
    const share = await waiting(by, network);
    for (const { body } of [await open(by, share.id), await open(by, share.id)]) {
      expect(body).toMatchObject({ text: postCopy, share: { id: share.id, network, can: { finish: true } } });
      expect(body.openUrl).toMatch(/^https?:/);
    }
  });

  test("opens after its post has ended, and not once the company has stopped it", async () => {
    const by = await person();
    const share = await waiting(by, network);
    const set = (sql: string) =>
      fixture.world.arrange((tx) => tx.client.query(`update post set ${sql} where id = $1`, [share.postId]));
    await set("ends_on = current_date - 1");
    expect((await open(by, share.id)).body.openUrl).toMatch(/^https?:/);
    await set("killed_at = now()");
    expect((await open(by, share.id)).body).toMatchObject({
      openUrl: null,
      share: { can: { finish: true } },
    });
  });

  test.each([
    [1, "SHARED"],
    [0, "CANCELLED"],
  ] as const)("says how it ended once the person has answered %i", async (sharedStatus, state) => {
    const by = await person();
    const { id, postId } = await waiting(by, network);
    await fixture.world.call(saveAssisted, { socialShareId: id, postId, sharedStatus }, { token: by.token });
    expect((await open(by, id)).body).toMatchObject({
      openUrl: null,
      share: { state, can: { finish: false } },
    });
  });

  test("is not found by a colleague", async () => {
    const share = await waiting(await person(), network);
    expect(refusal(await open(await person(), share.id))).toEqual([404, "not_found"]);
  });

  test("may be finished and not sent again; a lost answer of ours may be sent again and not finished", async () => {
    const by = await person();
    const read = async (shareId: number) =>
      (await fixture.world.call(readShare, { shareId }, { token: by.token })).body.can;
    const turn = await waiting(by, network);
    expect(await read(turn.id)).toMatchObject({ confirm: true, finish: true, sendAgain: false });
    const again = { shareId: turn.id, answer: "SEND_AGAIN" } as const;
    expect(refusal(await fixture.world.call(confirmShare, again, { token: by.token }))).toEqual([
      409,
      "share_not_open",
    ]);
    const lost = await addShare(fixture.world, by, await fixture.newPost(), { state: "UNCONFIRMED" });
    expect(await read(lost)).toMatchObject({ confirm: true, finish: false, sendAgain: true });
  });
});

test("a share that is not due yet offers no page to finish it on", async () => {
  const by = await person();
  const shareId = await fixture.scheduled(by);
  expect((await open(by, shareId)).body).toMatchObject({ openUrl: null, share: { state: "SCHEDULED" } });
});
