import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { login, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { listShares, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  connectLinkedin,
  password,
  postCopy,
} from "./people.ts";
import { openWorld, type World } from "./world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({ worker: true });
});
afterAll(() => world.close());

test("a front user signs in, sees a post and shares it at once on LinkedIn [A1-02]", async () => {
  const company = await addCompany(world);
  const person = await addFrontUser(world, company);
  const post = await addPost(world, await addCategory(world, [company]));
  await connectLinkedin(world, person);

  const signedIn = await world.call(login, {
    username: person.email,
    password,
    captcha: "fresh-token",
    panel: "FRONT",
  });
  expect(signedIn.status).toBe(200);
  const token = signedIn.body.access_token;
  expect((await world.call(readAccount, {}, { token })).body.can.share).toBe(true);
  const feed = await world.call(listFrontPosts, {}, { token });
  expect(feed.body.items.map((item) => item.id)).toEqual([post]);

  const shared = await world.call(
    sharePost,
    {
      postId: post,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: postCopy }],
    },
    { token },
  );
  expect(shared.body.shares).toMatchObject([{ network: "LINKEDIN", state: "SHARED" }]);
  expect(shared.body.shares[0]?.permalink).toContain("/feed/update/urn:li:share:");
});

test("a front user schedules a post for later sharing [A1-03]", async () => {
  const company = await addCompany(world);
  const person = await addFrontUser(world, company);
  const post = await addPost(world, await addCategory(world, [company]));
  await connectLinkedin(world, person);
  const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 10);

  const scheduled = await world.call(
    schedulePost,
    {
      postId: post,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: postCopy }],
      scheduleDate: tomorrow,
      scheduleTime: "10:30",
    },
    { token: person.token },
  );
  expect(scheduled.body.shares).toMatchObject([
    { state: "SCHEDULED", can: { cancel: true, reschedule: true } },
  ]);
  const list = await world.call(listShares, {}, { token: person.token });
  expect(list.body.items).toHaveLength(1);
});
