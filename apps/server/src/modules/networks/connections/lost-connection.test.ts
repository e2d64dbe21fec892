import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import { listShares, schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { linkedinPerson } from "../../../../test/networks/linkedin-person.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  connectLinkedin,
  postCopy,
} from "../../../../test/people.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let category: number;
let at: ReturnType<typeof linkedinPerson>;

beforeAll(async () => {
  world = await openWorld({ worker: true, settings: { SHARE_ANSWER_SECONDS: "30" } });
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  at = linkedinPerson(world);
});
afterAll(() => world.close());

const input = (postId: number) => ({
  postId,
  voiceTypeEnum: "VOICE_1" as const,
  postSocialShareNetworks: [{ socialNetwork: "LINKEDIN" as const, shareText: postCopy }],
});

describe("a connection", () => {
  test("counts only while its token is active [B3-06]", async () => {
    const person = await addFrontUser(world, company);
    const post = await addPost(world, category);
    const share = () =>
      world.call(schedulePost, { ...input(post), scheduleDate: "2099-01-01" }, { token: person.token });
    expect((await share()).problem).toMatchObject({ code: 10911, description: "LinkedIn not connected" });
    await connectLinkedin(world, person);
    for (const [change, shown] of [
      ["status = 'TOKEN_EXPIRED'", "TOKEN_EXPIRED"],
      ["status = 'TOKEN_REVOKED'", "TOKEN_REVOKED"],
      ["status = 'TOKEN_ACTIVE', access_expires_at = now() - interval '1 second'", "TOKEN_EXPIRED"],
    ] as const) {
      await world.arrange((tx) =>
        tx.client.query(`update social_connection set ${change} where user_id = $1`, [person.id]),
      );
      expect((await share()).problem).toMatchObject({ code: 10912, error: "connection_expired" });
      expect(await at.linkedinOf(person)).toMatchObject({ status: shown });
    }
    await world.arrange((tx) =>
      tx.client.query(
        "update social_connection set access_expires_at = now() + interval '1 hour' where user_id = $1",
        [person.id],
      ),
    );
    expect((await share()).status).toBe(200);
  });

  test("that is disconnected is gone, and disconnecting it again finds nothing", async () => {
    const person = await addFrontUser(world, company);
    await connectLinkedin(world, person);
    const end = () => world.call(disconnectNetwork, { network: "LINKEDIN" }, { token: person.token });
    expect((await end()).body).toMatchObject({
      connection: { status: "NOT_CONNECTED", displayName: null },
      atNetwork: "NOT_OFFERED",
    });
    expect((await end()).problem).toMatchObject({ code: 10911 });
    expect(
      (await world.call(sharePost, input(await addPost(world, category)), { token: person.token })).problem
        .code,
    ).toBe(10911);
  });
});

describe("when the network revokes the token", () => {
  test(
    "the queue is held, the person gets one mail, and connecting again releases it",
    { timeout: 60_000 },
    async () => {
      const person = await addFrontUser(world, company);
      const name = unique("Frida");
      await at.connectAs(person, name);
      // A token issued within the last minute is given the benefit of the doubt.
      await world.arrange((tx) =>
        tx.client.query(
          "update social_connection set connected_at = now() - interval '1 day' where user_id = $1",
          [person.id],
        ),
      );
      const then = { scheduleDate: "2099-01-01", scheduleTime: "10:00" };
      for (let count = 0; count < 2; count += 1) {
        await world.call(
          schedulePost,
          { ...input(await addPost(world, category)), ...then },
          { token: person.token },
        );
      }
      const accessToken = await at.tokenOf(name);
      await fetch(`${world.sandbox.url}/__sandbox/tokens/revoke`, {
        method: "POST",
        body: JSON.stringify({ accessToken }),
      });

      const now = await world.call(sharePost, input(await addPost(world, category)), { token: person.token });
      expect(now.body.shares).toMatchObject([
        { state: "HELD", reason: "token_revoked", can: { cancel: true } },
      ]);

      const states = async () => {
        const { body } = await world.call(listShares, {}, { token: person.token });
        return body.items.map(({ state }) => state);
      };
      expect(await until(states, (all) => all.every((state) => state === "HELD"))).toEqual([
        "HELD",
        "HELD",
        "HELD",
      ]);
      expect(await at.linkedinOf(person)).toMatchObject({ status: "TOKEN_REVOKED" });
      const again = await world.call(sharePost, input(await addPost(world, category)), {
        token: person.token,
      });
      expect(again.problem.code).toBe(10912);

      const letters = async () => {
        const answer = await fetch(`${world.sandbox.url}/__sandbox/inbox?to=${person.email}`);
        return ((await answer.json()) as { messages: unknown[] }).messages;
      };
      expect(await until(letters, (all) => all.length > 0)).toHaveLength(1);

      expect((await at.connectAs(person, name)).status).toBe(200);
      const queue = async () => (await world.call(listShares, {}, { token: person.token })).body.items;
      // What was due meanwhile is sent at once; the others keep their time.
      const released = await until(queue, (all) => all.some(({ state }) => state === "SHARED"));
      expect(released.map(({ state }) => state).toSorted()).toEqual(["SCHEDULED", "SCHEDULED", "SHARED"]);
      expect(await letters()).toHaveLength(1);
    },
  );
});
