import { updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postCopy, type TestPerson } from "../../../../test/people.ts";
import { openShareInputs } from "../../../../test/sharing/share-inputs.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";
import { unique } from "../../../../test/test-context.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const { everywhere, share } = openShareInputs(() => fixture);
const run = (sql: string, values: readonly unknown[]) =>
  fixture.world.arrange((tx) => tx.client.query<{ id: number }>(sql, [...values]));

/** The same text in every kind of request: now, later, and into a share that waits. */
async function everyWay(by: TestPerson, shareText: string) {
  const copy = { postSocialShareNetworks: [{ socialNetwork: "LINKEDIN" as const, shareText }] };
  const shareId = await fixture.scheduled(by);
  return [
    await share(by, copy),
    await fixture.world.call(
      schedulePost,
      { postId: await fixture.newPost(), voiceTypeEnum: "VOICE_1", ...copy, ...later },
      { token: by.token },
    ),
    await fixture.world.call(updateShareText, { shareId, version: 1, shareText }, { token: by.token }),
  ];
}

describe("in every kind of share", () => {
  test("a prohibited word is refused [B5.2-20]", async () => {
    const by = await everywhere();
    await run("insert into prohibited_word (company_id, word) values ($1, 'snake oil')", [fixture.company]);
    for (const answer of await everyWay(by, `${postCopy} Snake  Oil for everybody!`)) {
      expect(refusal(answer)).toEqual([422, "prohibited_words"]);
      expect(answer.problem.code).toBe(10443);
    }
    for (const answer of await everyWay(by, `${postCopy} Oil for every snake!`))
      expect(answer.status).toBe(200);
  });

  test("a prohibited hashtag is refused and named", async () => {
    const by = await everywhere();
    await run("update company set prohibited_hashtags = array['#winter'] where id = $1", [fixture.company]);
    for (const answer of await everyWay(by, `${postCopy} #Winter`)) {
      expect(refusal(answer)).toEqual([422, "prohibited_hashtag"]);
      expect(answer.problem.description.toLowerCase()).toContain("winter");
    }
  });

  test("a mention is refused until it is approved [B4.9-06]", async () => {
    const by = await everywhere();
    const id = unique("ann");
    const urn = `urn:li:person:${id}`;
    const text = `${postCopy} Thanks to @[Ann Ford](${urn}).`;
    const { rows } = await run(
      `insert into linkedin_mention (company_id, user_id, account_type, linkedin_id, linkedin_urn, name, display_name)
       values ($1, $2, 'PERSONAL', $3, $4, 'Ann Ford', $3) returning id`,
      [fixture.company, by.id, id, urn],
    );
    for (const answer of await everyWay(by, text)) {
      expect(refusal(answer)).toEqual([422, "mention_not_approved"]);
      expect(answer.problem.description).toContain("Ann Ford");
    }
    await run("update linkedin_mention set status = 'ACTIVE' where id = $1", [rows[0]?.id]);
    for (const answer of await everyWay(by, text)) expect(answer.status).toBe(200);
  });
});

describe("a call to action in a share", () => {
  async function callToAction(by: TestPerson, copy: string, change = ""): Promise<number> {
    const { rows } = await run(
      `with made as (insert into call_to_action (company_id, user_id, title, copy) values ($1, $2, 'Apply', $3) returning id),
         placed as (insert into call_to_action_category (call_to_action_id, category_id, company_id) select id, $4, $1 from made)
       select id from made`,
      [fixture.company, by.id, copy, fixture.category],
    );
    const id = rows[0]?.id ?? 0;
    if (change) await run(`update call_to_action set ${change} where id = $1`, [id]);
    return id;
  }
  const send = (by: TestPerson, userCtaConfigId: number) =>
    share(by, {
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: postCopy, userCtaConfigId }],
    });

  test("has at most 250 characters [A9-22], is one's own, active and within its dates", async () => {
    const [by, colleague] = [await everywhere(), await everywhere()];
    const good = "Come and see us at the fair in Hamburg, hall seven, all week.";
    const refused = [
      await callToAction(by, "x".repeat(251)),
      await callToAction(colleague, good),
      await callToAction(by, good, "active = false"),
      await callToAction(
        by,
        good,
        "starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'",
      ),
    ];
    for (const id of refused) expect(refusal(await send(by, id))).toEqual([422, "cta_not_usable"]);
    for (const id of [await callToAction(by, "x".repeat(250)), await callToAction(by, good)]) {
      const { body } = await send(by, id);
      const { rows } = await run("select cta_id as id from share where id = $1", [body.shares[0]?.id]);
      expect(rows).toEqual([{ id }]);
    }
  });
});
