import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  deps,
  openPlanFixture,
  openPlanningCompany,
  sundayEvening,
  wednesday,
} from "../../../../test/autopilot/plan-fixture.ts";
import { type PlannedRow, sharesOf } from "../../../../test/autopilot/planned-rows.ts";
import { killPost } from "../../content/content.api.ts";
import { replaceGonePosts } from "./listeners/replace-gone-posts.ts";
import { replanPosts } from "./jobs/replan-posts.ts";

const fixture = openPlanFixture();
beforeAll(fixture.open);
afterAll(fixture.close);

describe("correcting a post's text", () => {
  test("updates planned shares of it that nobody has edited", async () => {
    const company = await openPlanningCompany(fixture.world(), {
      people: 4,
      posts: 2,
      counts: [2],
      networks: ["LINKEDIN"],
    });
    await fixture.run(company);
    const before = await sharesOf(fixture.world(), company.companyId);
    const [touched] = before;
    const postId = touched?.postId ?? 0;
    await fixture.change("update share set plan_edited = true where id = $1", [touched?.id]);
    const mended =
      "A copy that was corrected after the week was planned, and is still long enough for everybody.";
    await fixture.change("update post set voices = $2 where id = $1", [
      postId,
      JSON.stringify(["VOICE_1", "VOICE_2"].map((voice) => ({ voice, copy: { LINKEDIN: mended } }))),
    ]);
    const job = { companyId: company.companyId, postIds: [postId], after: 0 };
    await replanPosts(deps).run(fixture.context(job, sundayEvening));
    const after = await sharesOf(fixture.world(), company.companyId);
    expect(after).toEqual(
      before.map((share) => ({
        ...share,
        edited: share.id === touched?.id,
        text: share.postId === postId && share.id !== touched?.id ? mended : share.text,
      })),
    );
    expect(after.filter(({ text }) => text === mended).length).toBeGreaterThan(1);
  });
});

describe("killing a post", () => {
  test("replaces it for everybody who has it planned, in steps, and touches nobody else", async () => {
    const company = await openPlanningCompany(fixture.world(), { people: 14, posts: 9, counts: [3] });
    await fixture.run(company);
    const before = await sharesOf(fixture.world(), company.companyId);
    const counts = Map.groupBy(
      before.filter(({ dueAt }) => dueAt > wednesday),
      ({ postId }) => postId,
    );
    const [postId = 0, affected = []] =
      [...counts].toSorted((one, other) => other[1].length - one[1].length)[0] ?? [];
    expect(affected.length).toBeGreaterThan(1);
    await fixture.world().arrange((tx) => killPost(tx, postId, wednesday));
    expect(await fixture.jobsOf("event/content.posts-changed/replace-planned")).toContainEqual({
      postIds: [postId],
    });

    await replaceGonePosts.run(fixture.context({ postIds: [postId] }, wednesday));
    const [first] = (await fixture.jobsOf("autopilot/replan-posts")).filter(
      (job) => job["companyId"] === company.companyId,
    );
    expect(first).toEqual({ companyId: company.companyId, postIds: [postId], after: 0 });
    await replanPosts(deps).run(fixture.context(first, wednesday));

    const after = await sharesOf(fixture.world(), company.companyId);
    const byId = new Map(after.map((share) => [share.id, share]));
    for (const { id } of affected)
      expect(byId.get(id)).toMatchObject({ state: "CANCELLED", reason: "post_ended" });
    const people = new Set(affected.map(({ userId }) => userId));
    const made = after.filter(({ id }) => !before.some((share) => share.id === id));
    expect(made.length).toBe(affected.length);
    expect(made.every((share) => people.has(share.userId) && share.postId !== postId)).toBe(true);
    const others = (rows: readonly PlannedRow[]) => rows.filter(({ userId }) => !people.has(userId));
    expect(others(after)).toEqual(others(before));
    expect(await fixture.brokenRules(company, wednesday)).toEqual([]);

    await replaceGonePosts.run(fixture.context({ postIds: [postId] }, wednesday));
    const again = (await fixture.jobsOf("autopilot/replan-posts")).filter(
      (job) => job["companyId"] === company.companyId,
    );
    for (const job of again.slice(1)) await replanPosts(deps).run(fixture.context(job, wednesday));
    expect(await sharesOf(fixture.world(), company.companyId)).toEqual(after);
  });
});
