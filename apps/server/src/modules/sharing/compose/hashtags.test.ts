import { suggestHashtags } from "@polyphon/contract/sharing/hashtags.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  openSharingFixture,
  refusal,
  type SharingFixture,
} from "../../../../test/sharing/sharing-fixture.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { copiesOfCategory } from "../../content/content.api.ts";
import { latestTextsOf } from "./own-texts.store.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({});
});
afterAll(() => fixture.world.close());

const suggest = (by: TestPerson, postId?: number) =>
  fixture.world.call(suggestHashtags, postId === undefined ? {} : { postId }, { token: by.token });

async function write(postId: number, text: string, set = ""): Promise<number> {
  const voices = JSON.stringify([{ voice: "VOICE_1", copy: { LINKEDIN: text } }]);
  await fixture.world.arrange((tx) =>
    tx.client.query(`update post set voices = $2${set} where id = $1`, [postId, voices]),
  );
  return postId;
}

async function shared(by: TestPerson, postId: number, text: string): Promise<void> {
  const shareId = await addShare(fixture.world, by, postId, { state: "SHARED" });
  await fixture.world.arrange((tx) =>
    tx.client.query("update share set text = $2 where id = $1", [shareId, text]),
  );
}

/** A company with a category, its people, and a post with a hashtag. */
async function office() {
  const company = await addCompany(fixture.world);
  const category = await addCategory(fixture.world, [company]);
  const postOf = async (text: string, set = "") => write(await addPost(fixture.world, category), text, set);
  return {
    company,
    category,
    postOf,
    person: () => addFrontUser(fixture.world, company),
    post: await postOf("New turbines. #Repowering"),
  };
}

describe("the hashtags that are suggested for a text", () => {
  test("are those of the post, then the person's own, then those of its category", async () => {
    const { person, postOf, post } = await office();
    const by = await person();
    await postOf("Older news #grid #repowering");
    await shared(by, await postOf("Nothing here"), "Proud of us #TeamNordwind");
    expect((await suggest(by, post)).body.hashtags).toEqual(["#Repowering", "#TeamNordwind", "#grid"]);
    expect((await suggest(by)).body.hashtags).toEqual(["#TeamNordwind"]);
  });

  test("never come from colleagues' shares, also where a works council has a say, nor from another company", async () => {
    const { company, person, post, category } = await office();
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set works_council = true where id = $1", [company]),
    );
    const [by, colleague] = [await person(), await person()];
    await shared(colleague, post, "Mine alone #colleague");
    const other = await addCompany(fixture.world);
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        category,
        other,
      ]),
    );
    await write(await addPost(fixture.world, category, { companyId: other }), "Internal #elsewhere");
    expect((await suggest(by, post)).body.hashtags).toEqual(["#Repowering"]);
    expect((await suggest(colleague, post)).body.hashtags).toEqual(["#Repowering", "#colleague"]);
  });

  test("leave out posts that the person does not see, and what the company prohibits", async () => {
    const { company, person, post, postOf } = await office();
    const by = await person();
    await postOf("Stopped #killed", ", killed_at = now()");
    await postOf("Tomorrow #planned", ", publish_at = now() + interval '1 day'");
    await postOf("For some #groups", ", group_ids = '{1}', front_page_news = true");
    await postOf("Fine #allowed, not #Secret");
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set prohibited_hashtags = '{#secret}' where id = $1", [company]),
    );
    expect((await suggest(by, post)).body.hashtags).toEqual(["#Repowering", "#allowed"]);
  });

  test("of a post that the person does not see are not told", async () => {
    const stranger = await addFrontUser(fixture.world, await addCompany(fixture.world));
    expect(refusal(await suggest(stranger, (await office()).post))).toEqual([404, "not_found"]);
  });

  test("are read from the ends of two indexes, however much there is", async () => {
    const { category, person } = await office();
    const { id: accountId, companyId } = await person();
    const plans = await fixture.world.arrange(async (tx) => {
      const plans: string[] = [];
      const query = async (text: unknown, values: unknown[]) => {
        if (typeof text !== "string") return { rows: [{}] };
        const { rows } = await tx.client.query(`explain (format json) ${text}`, values);
        plans.push(JSON.stringify(rows));
        return { rows: [] };
      };
      const explaining = { ...tx, client: { query } } as unknown as Tx;
      await tx.client.query("set local enable_seqscan = off");
      await latestTextsOf(explaining, accountId);
      const actor = { accountId, companyId, primaryAccountId: null, timeZone: "UTC" } as FrontActor;
      await copiesOfCategory(explaining, actor, category, new Date());
      return plans;
    });
    const [own = "", ofCategory = ""] = plans;
    expect(own).toContain("user_id_due_at_id_idx");
    // With a handful of posts either index of the feed's order is as good.
    expect(ofCategory).toMatch(/"Index Name":"post_(feed|newest_first)"/);
    for (const plan of [own, ofCategory]) expect(plan).not.toMatch(/"Node Type":\s*"Sort"/);
  });
});
