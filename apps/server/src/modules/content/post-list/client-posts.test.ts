import { listPosts, readPost } from "@polyphon/contract/content/content.contract.ts";
import { duplicatePost, readPostToDuplicate } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostFixture } from "../../../../test/content/post-fixture.ts";
import type { TestPerson } from "../../../../test/people.ts";

let fixture: Awaited<ReturnType<typeof openPostFixture>>;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

const listed = async ({ token }: TestPerson) => {
  const { body } = await fixture.world.call(listPosts, { limit: 100 }, { token });
  expect(body.count.value).toBe(body.items.length);
  return body.items.map(({ id }) => id);
};

async function putInto(id: number, status: string): Promise<void> {
  await fixture.world.arrange(({ client }) =>
    client.query("update post set status = $2 where id = $1", [id, status]),
  );
}

describe("a client's staff", () => {
  test.each([
    "IN_PROOF_READING",
    "RETURNED_BY_APPROVER",
    "REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF",
    "READY_TO_PUBLISH",
  ])("do not see a post of the provider that is %s", async (status) => {
    const { id } = (await fixture.add()).body;
    expect(await listed(fixture.corporate)).toContain(id);
    await putInto(id, status);
    expect(await listed(fixture.corporate)).not.toContain(id);
    const { token } = fixture.corporate;
    const refused = [
      await fixture.world.call(readPost, { id }, { token }),
      await fixture.world.call(readPostToDuplicate, { id }, { token }),
      await fixture.world.call(duplicatePost, { ...fixture.fields(), id }, { token }),
    ];
    expect(refused.map(({ problem }) => problem.error)).toEqual(Array(3).fill("post_not_found"));
    expect((await fixture.world.call(readPost, { id }, { token: fixture.provider.token })).status).toBe(200);
  });

  test("see every post of their own, whatever its state, and search among what they see", async () => {
    const own = (await fixture.add({ title: "Lighthouse keepers of the north" }, fixture.corporate)).body;
    const draft = (await fixture.add({ title: "Lighthouse drafts of the provider" })).body;
    await putInto(own.id, "RETURNED_BY_APPROVER");
    await putInto(draft.id, "RETURNED_BY_APPROVER");
    const { body } = await fixture.world.call(
      listPosts,
      { search: "lighthouse" },
      { token: fixture.corporate.token },
    );
    expect([body.items.map(({ id }) => id), body.count.value]).toEqual([[own.id], 1]);
  });
});
