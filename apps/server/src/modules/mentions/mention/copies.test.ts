import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { keepMention } from "../../../../test/mentions/mentions.ts";
import { addCategory, addCompany, postCopy } from "../../../../test/people.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
}, 60_000);
afterAll(() => fixture.world.close());

/** A share whose copy names somebody, as the editor writes it. */
async function name(displayName: string, linkedinUrn: string) {
  const person = await fixture.connected();
  const mentionFormat = `@[${displayName}](${linkedinUrn})`;
  const [network] = shareInput(0, `${mentionFormat} says: ${postCopy}`).postSocialShareNetworks;
  if (!network) throw new Error("no network");
  const named = {
    isMentionAddedByUser: true,
    mentionsAddedByUser: [{ displayName, linkedinUrn, mentionFormat }],
  };
  return fixture.world.call(
    schedulePost,
    {
      ...shareInput(await fixture.newPost()),
      ...later,
      postSocialShareNetworks: [{ ...network, ...named }],
    },
    { token: person.token },
  );
}

test("copy names an approved person or organisation with name, URN and format [B3-22] [B3-23]", async () => {
  const own = await keepMention(fixture.world, { companyId: fixture.company, name: "Anna Weber" });
  const answer = await name("Anna Weber", own);
  expect(answer.status).toBe(200);
  expect(answer.body.shares[0]?.text).toContain(`@[Anna Weber](${own})`);
  const connected = await addCategory(fixture.world, [fixture.company]);
  const provided = await keepMention(fixture.world, {
    companyId: null,
    name: unique("Provided"),
    categoryIds: [connected],
  });
  expect((await name("Provided", provided)).status).toBe(200);
});

test("copy cannot name somebody who is pending, rejected, another company's or unknown [B4.9-06]", async () => {
  const { world, company } = fixture;
  const far = await addCategory(world, []);
  const urns = [
    await keepMention(world, { companyId: company, name: unique("Waits"), status: "PENDING_APPROVAL" }),
    await keepMention(world, { companyId: company, name: unique("Rejected"), status: "REJECTED" }),
    await keepMention(world, { companyId: await addCompany(world), name: unique("Foreign") }),
    await keepMention(world, { companyId: null, name: unique("Far"), categoryIds: [far] }),
    "urn:li:organization:123456789",
  ];
  for (const urn of urns) {
    const answer = await name("Somebody", urn);
    expect(refusal(answer)).toEqual([422, "mention_not_approved"]);
    expect(answer.problem.description).toContain("Somebody");
  }
});

test("a mention without a URN of a person or an organisation is refused", async () => {
  expect((await name("Share", "urn:li:share:1")).status).toBe(400);
});
