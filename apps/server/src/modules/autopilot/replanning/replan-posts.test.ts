import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  deps,
  openPlanDesk,
  openPlanHouse,
  type PlannedRow,
  sharesOf,
  sundayEvening,
  wednesday,
} from "../../../../test/autopilot/plan-desk.ts";
import { killPost } from "../../content/content.api.ts";
import { replaceGonePosts } from "./listeners/replace-gone-posts.ts";
import { replanPosts } from "./jobs/replan-posts.ts";

const desk = openPlanDesk();
beforeAll(desk.open);
afterAll(desk.close);

describe("a post whose words are mended", () => {
  test("gives its new words to what is planned of it and nobody has touched", async () => {
    const house = await openPlanHouse(desk.world(), {
      people: 4,
      posts: 2,
      counts: [2],
      networks: ["LINKEDIN"],
    });
    await desk.run(house);
    const before = await sharesOf(desk.world(), house.companyId);
    const [touched] = before;
    const postId = touched?.postId ?? 0;
    await desk.change("update share set plan_edited = true where id = $1", [touched?.id]);
    const mended =
      "A copy that was mended after the week was planned, and is still long enough for everybody.";
    await desk.change("update post set voices = $2 where id = $1", [
      postId,
      JSON.stringify(["VOICE_1", "VOICE_2"].map((voice) => ({ voice, copy: { LINKEDIN: mended } }))),
    ]);
    const job = { companyId: house.companyId, postIds: [postId], after: 0 };
    await replanPosts(deps).run(desk.context(job, sundayEvening));
    const after = await sharesOf(desk.world(), house.companyId);
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

describe("a post that is killed", () => {
  test("is replaced with everybody who has it planned, in steps, and nobody else is touched", async () => {
    const house = await openPlanHouse(desk.world(), { people: 14, posts: 9, counts: [3] });
    await desk.run(house);
    const before = await sharesOf(desk.world(), house.companyId);
    const counts = Map.groupBy(
      before.filter(({ dueAt }) => dueAt > wednesday),
      ({ postId }) => postId,
    );
    const [postId = 0, affected = []] =
      [...counts].toSorted((one, other) => other[1].length - one[1].length)[0] ?? [];
    expect(affected.length).toBeGreaterThan(1);
    await desk.world().arrange((tx) => killPost(tx, postId, wednesday));
    expect(await desk.jobsOf("event/content.posts-changed/replace-planned")).toContainEqual({
      postIds: [postId],
    });

    await replaceGonePosts.run(desk.context({ postIds: [postId] }, wednesday));
    const [first] = (await desk.jobsOf("autopilot/replan-posts")).filter(
      (job) => job["companyId"] === house.companyId,
    );
    expect(first).toEqual({ companyId: house.companyId, postIds: [postId], after: 0 });
    await replanPosts(deps).run(desk.context(first, wednesday));

    const after = await sharesOf(desk.world(), house.companyId);
    const byId = new Map(after.map((share) => [share.id, share]));
    for (const { id } of affected)
      expect(byId.get(id)).toMatchObject({ state: "CANCELLED", reason: "post_ended" });
    const people = new Set(affected.map(({ userId }) => userId));
    const made = after.filter(({ id }) => !before.some((share) => share.id === id));
    expect(made.length).toBe(affected.length);
    expect(made.every((share) => people.has(share.userId) && share.postId !== postId)).toBe(true);
    const others = (rows: readonly PlannedRow[]) => rows.filter(({ userId }) => !people.has(userId));
    expect(others(after)).toEqual(others(before));
    expect(await desk.brokenRules(house, wednesday)).toEqual([]);

    await replaceGonePosts.run(desk.context({ postIds: [postId] }, wednesday));
    const again = (await desk.jobsOf("autopilot/replan-posts")).filter(
      (job) => job["companyId"] === house.companyId,
    );
    for (const job of again.slice(1)) await replanPosts(deps).run(desk.context(job, wednesday));
    expect(await sharesOf(desk.world(), house.companyId)).toEqual(after);
  });
});
