import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  connectLinkedin,
  postCopy,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => world.close());

async function fixture(networks: readonly string[]) {
  const company = await addCompany(world, { networks });
  const person = await addFrontUser(world, company);
  const postId = await addPost(world, await addCategory(world, [company]));
  await connectLinkedin(world, person);
  const share = (shareText: string, voiceTypeEnum: "VOICE_1" | "VOICE_3" = "VOICE_1") =>
    world.call(
      sharePost,
      { postId, voiceTypeEnum, postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText }] },
      { token: person.token },
    );
  return { company, share };
}

test("a company with locked-down copy accepts that copy and no other text", async () => {
  const { company, share } = await fixture(["LINKEDIN"]);
  await world.arrange((tx) =>
    tx.client.query("update company set locked_down_copy = true where id = $1", [company]),
  );

  expect((await share(`Changed. ${postCopy}`)).problem).toMatchObject({ error: "copy_locked" });
  expect((await share(postCopy)).status).toBe(200);
});

test("a network that the company does not use is refused although the person is connected", async () => {
  const { share } = await fixture(["XING"]);
  expect((await share(postCopy)).problem).toMatchObject({ error: "feature_off", code: 10913 });
});

test("a voice that the post does not have is not found", async () => {
  const { share } = await fixture(["LINKEDIN"]);
  expect((await share(postCopy, "VOICE_3")).problem).toMatchObject({ error: "not_found" });
});
