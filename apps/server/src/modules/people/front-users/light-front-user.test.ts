import { dislikePost, likePost, reportPost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import {
  connectXing,
  requestFacebookAuth,
  requestInstagramAuth,
  requestLinkedinAuth,
  requestTwitterAuth,
} from "@polyphon/contract/networks/connect.contract.ts";
import {
  cancelShare,
  readShare,
  reschedulePost,
  schedulePost,
  sharePost,
} from "@polyphon/contract/sharing/sharing.contract.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  later,
  openSharingFixture,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

test("a light front user cannot share, schedule, delete, like, dislike, report, reschedule, connect or use autopilot [B6-05]", async () => {
  const { world } = fixture;
  const person = await fixture.connected();
  const [shareId, postId] = [await fixture.scheduled(person), await fixture.newPost()];
  const before = (await world.call(readAccount, {}, { token: person.token })).body.can;
  expect([before.share, before.features.includes("autopilot_config")]).toEqual([true, true]);

  await world.arrange((tx) =>
    tx.client.query("update account set light_front_user = true where id = $1", [person.id]),
  );
  const options = { token: person.token, language: "de" as const };
  await expect
    .poll(async () => (await world.call(readShare, { shareId }, options)).body.can.cancel)
    .toBe(false);
  const answers = {
    share: await world.call(sharePost, shareInput(postId), options),
    schedule: await world.call(schedulePost, { ...shareInput(postId), ...later }, options),
    reschedule: await world.call(reschedulePost, { shareId, ...later }, options),
    delete: await world.call(cancelShare, { shareId }, options),
    like: await world.call(likePost, { id: postId, on: true }, options),
    dislike: await world.call(dislikePost, { id: postId, on: true }, options),
    report: await world.call(reportPost, { id: postId, reason: "Not for us" }, options),
    linkedin: await world.call(requestLinkedinAuth, { panel: "FRONT" }, options),
    x: await world.call(requestTwitterAuth, { panel: "FRONT" }, options),
    facebook: await world.call(requestFacebookAuth, { panel: "FRONT" }, options),
    instagram: await world.call(requestInstagramAuth, { panel: "FRONT" }, options),
    xing: await world.call(connectXing, { panel: "FRONT" }, options),
  };
  const refused = { status: 403, code: 10915, description: serverTexts.de.errors.light_front_user };
  for (const [what, { status, problem }] of Object.entries(answers)) {
    const { code, description } = problem;
    expect({ status, code, description }, what).toEqual(refused);
  }
  const after = (await world.call(readAccount, {}, options)).body.can;
  expect([after.share, after.features.includes("autopilot_config")]).toEqual([false, false]);
});
