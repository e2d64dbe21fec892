import type { Network } from "@polyphon/contract/networks/networks.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addPost, postCopy } from "../../../../test/people.ts";
import { copies, openShareInputs } from "../../../../test/sharing/share-inputs.ts";
import { connectEverything } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const { everywhere, share, changePost } = openShareInputs(() => fixture);

describe("the text of a share", () => {
  test("is refused when it is empty on a chosen network [B5.2-06]", async () => {
    const person = await everywhere();
    const answer = await share(person, {
      postSocialShareNetworks: [...copies("LINKEDIN"), { socialNetwork: "TWITTER", shareText: " " }],
      otherContent: postCopy,
    });
    expect(refusal(answer)).toEqual([422, "copy_empty"]);
    expect(answer.problem.description).toBe("Recommended social content cannot be empty.");
  });

  test("must not be blank where one text serves all networks [B5.2-07]", async () => {
    const person = await everywhere();
    const answer = await share(person, { socialNetworkCheck: ["LINKEDIN"], otherContent: "  " });
    expect(refusal(answer)).toEqual([422, "copy_empty"]);
  });

  const letters = (count: number) => "x".repeat(count);

  test.each([
    ["LINKEDIN", 3000, 50, 50],
    ["TWITTER", 280, 25, 25],
    ["XING", 400, 50, 50],
    ["FACEBOOK", 3000, 50, 50],
  ] as const)(
    "on %s takes %d characters, at least %d, with %d for the post's address [A9-21] [A9-24] [A9-25] [A9-26] [B9-01] [B9-02] [B9-03] [C9-02] [B5.2-17]",
    async (network, most, least, perUrl) => {
      const person = await everywhere();
      const send = (shareText: string) =>
        share(person, { postSocialShareNetworks: [{ socialNetwork: network, shareText }] });
      expect(refusal(await send(letters(most - perUrl + 1)))).toEqual([422, "copy_too_long"]);
      expect(refusal(await send(letters(least - 1)))).toEqual([422, "copy_too_short"]);
      expect((await send(letters(most - perUrl))).status).toBe(200);
    },
  );

  test("counts each address in it by the network's rule, and no mail address [B5.2-16] [B5.2-19]", async () => {
    const person = await everywhere();
    const postId = await addPost(fixture.world, fixture.category, { postUrl: null });
    const long = `https://www.example.com/${letters(300)}`;
    const send = (shareText: string, id = postId) =>
      share(person, { postSocialShareNetworks: [{ socialNetwork: "TWITTER", shareText }] }, id);
    expect(refusal(await send(`${letters(255)} ${long}`))).toEqual([422, "copy_too_long"]);
    expect((await send(`${letters(254)} ${long}`)).status).toBe(200);
    const other = await addPost(fixture.world, fixture.category, { postUrl: null });
    const mail = "somebody.with.a.long.name@department.example.com";
    expect((await send(`${letters(279)} ${mail}`, other)).status).toBe(200);
  });

  test("counts a document as one more address, but not on LinkedIn [B5.2-18]", async () => {
    const person = await everywhere();
    const document = async () => {
      const postId = await addPost(fixture.world, fixture.category, { postUrl: null });
      await changePost(postId, "type = 'DOCUMENT'");
      return postId;
    };
    const send = async (network: Network, length: number) =>
      share(
        person,
        { postSocialShareNetworks: [{ socialNetwork: network, shareText: letters(length) }] },
        await document(),
      );
    for (const [network, most] of [
      ["XING", 350],
      ["FACEBOOK", 2950],
      ["LINKEDIN", 3000],
    ] as const) {
      expect(refusal(await send(network, most + 1))).toEqual([422, "copy_too_long"]);
      expect((await send(network, most)).status).toBe(200);
    }
  });

  test("that is locked down may be changed only where the post is editable [B5.2-10]", async () => {
    const company = await addCompany(fixture.world);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set locked_down_copy = true where id = $1", [company]),
    );
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        fixture.category,
        company,
      ]),
    );
    const person = await addFrontUser(fixture.world, company);
    await connectEverything(fixture.world, person);
    const postId = await fixture.newPost();
    const changed = {
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN" as const, shareText: `Own. ${postCopy}` }],
    };
    expect(refusal(await share(person, changed, postId))).toEqual([422, "copy_locked"]);
    await changePost(postId, "copy_editable = true");
    expect((await share(person, changed, postId)).status).toBe(200);
  });
});
