import { editPost } from "@polyphon/contract/content/content.contract.ts";
import { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import type { TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const voices = (copy: string) => [
  { voice: "VOICE_1" as const, copy: { LINKEDIN: `The first voice stays. ${"x ".repeat(40)}` } },
  { voice: "VOICE_2" as const, copy: { LINKEDIN: `${copy} ${"x ".repeat(40)}` } },
];

/** A post whose second voice the proofreader has returned. */
async function returned() {
  const post = await fixture.submit({ voices: voices("Old words.") });
  const { body } = await fixture.take(fixture.proofreader, "REJECT", post, { voices: ["VOICE_2"] });
  return { ...post, version: body.version };
}

const rework = (
  post: { id: number; version: number; title: string },
  who: TestPerson,
  resubmit = true,
  options = {},
) =>
  fixture.world.call(
    editPost,
    {
      ...fixture.fields({ title: post.title, voices: voices("New words.") }),
      id: post.id,
      version: post.version,
      resubmit,
    },
    { token: who.token, ...options },
  );

describe("a returned post", { timeout: 60_000 }, () => {
  test("is saved and submitted again in one call, and its history keeps the new text", async () => {
    const post = await returned();
    const answer = await rework(post, fixture.writer);
    expect(answer.body).toMatchObject({ status: "IN_PROOF_READING", version: post.version + 2 });
    const { body } = await fixture.world.call(
      readReview,
      { id: post.id },
      { token: fixture.proofreader.token },
    );
    expect(body.history.map(({ action }) => action)).toEqual(["RESUBMIT", "REJECT", "SUBMIT"]);
    expect(body.voices[1]?.copy.LINKEDIN).toMatch(/^New words/);
    expect(body.round).toBe(2);
  });

  test("is only saved where its writer does not submit it yet", async () => {
    const post = await returned();
    expect((await rework(post, fixture.writer, false)).body.status).toBe("WAITING_FOR_UPDATE");
    expect(await fixture.row(post.id)).toMatchObject({ status: "WAITING_FOR_UPDATE", steps: 2 });
  });

  test("is submitted once by a double click", async () => {
    const post = await returned();
    const key = crypto.randomUUID();
    const both = await Promise.all(
      [1, 2].map(() => rework(post, fixture.writer, true, { idempotencyKey: key })),
    );
    expect(both.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(await fixture.row(post.id)).toMatchObject({ status: "IN_PROOF_READING", steps: 3 });
  });

  test("is neither saved nor submitted when one of both is refused", async () => {
    const post = await returned();
    await fixture.world.arrange((tx) =>
      tx.client.query(
        `delete from role_permission where permission_key = 'list_wizard_post'
           and role_id = (select role_id from role_assignment where account_id = $1)`,
        [fixture.readyWriter.id],
      ),
    );
    const waiting = await fixture.submit({}, fixture.readyWriter);
    const { body: back } = await fixture.take(fixture.approver, "RETURN", waiting);
    const refused = await rework({ ...waiting, version: back.version }, fixture.readyWriter);
    expect([refused.status, refused.problem.error]).toEqual([403, "access_denied"]);
    expect((await fixture.row(waiting.id)).version).toBe(back.version);

    const late = await rework({ ...post, version: post.version - 1 }, fixture.writer);
    expect(late.problem.error).toBe("edited_meanwhile");
    const { row } = fixture;
    expect(await row(post.id)).toMatchObject({ status: "WAITING_FOR_UPDATE", version: post.version });
  });

  test("is not an editor's to submit again", async () => {
    const post = await fixture.submit({ voices: voices("Old words.") });
    const answer = await rework(post, fixture.proofreader);
    expect([answer.status, answer.problem.error]).toEqual([409, "workflow_refused"]);
    expect((await fixture.row(post.id)).version).toBe(post.version);
  });
});
