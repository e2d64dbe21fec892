import { readOwnResults } from "@polyphon/contract/sharing/own-results.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openSharingFixture, type SharingFixture } from "../../../../test/sharing/sharing-fixture.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const clicked = async (person: TestPerson, shareId: number, persons: number, bots = 0) => {
  await fixture.world.arrange((tx) =>
    tx.client.query("insert into click_count (company_id, share_id, persons, bots) values ($1, $2, $3, $4)", [
      person.companyId,
      shareId,
      persons,
      bots,
    ]),
  );
};
const resultsOf = async ({ token }: TestPerson) =>
  (await fixture.world.call(readOwnResults, {}, { token })).body;

test("a person sees what people clicked of their own shares of four weeks, the most clicked first", async () => {
  const person = await fixture.connected();
  const colleague = await fixture.connected();
  const share = async (
    owner: TestPerson,
    days: number,
    state: "SHARED" | "SCHEDULED" | "FAILED" = "SHARED",
  ) => addShare(fixture.world, owner, await fixture.newPost(), { dueAt: daysAgo(days), state });
  const [few, many, none] = [await share(person, 27), await share(person, 3), await share(person, 2)];
  await clicked(person, few, 4);
  await clicked(person, many, 9, 30);
  await clicked(person, none, 0, 12);
  await clicked(person, await share(person, 29), 100);
  await clicked(person, await share(person, 5, "FAILED"), 100);
  await share(person, -3, "SCHEDULED");
  await clicked(colleague, await share(colleague, 1), 100);

  const { best, ...sums } = await resultsOf(person);
  expect(sums).toEqual({ days: 28, shares: 3, clicks: 13 });
  expect(best.map(({ shareId, clicks }) => [shareId, clicks])).toEqual([
    [many, 9],
    [few, 4],
  ]);
});

test("somebody who has shared nothing has no results", async () => {
  expect(await resultsOf(await fixture.connected())).toEqual({ days: 28, shares: 0, clicks: 0, best: [] });
});
