import { editPost, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { postStatuses } from "@polyphon/contract/content/content.ts";
import { listWorkflowPosts, readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { userTypeNames, userTypes } from "@polyphon/contract/permissions.ts";
import { stepOf } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type EditorialFixture,
  openEditorialFixture,
  stepCalls,
  type StepName,
} from "../../../../test/editorial/editorial-fixture.ts";
import { addPost as putPost, addStaff } from "../../../../test/people.ts";
import { markedFields } from "../../../../test/content/post-fixture.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const seen = async (id: number) =>
  (await fixture.world.call(readFrontPost, { id }, { token: fixture.employee.token })).status;
const review = async (id: number, token: string, against?: number) =>
  fixture.world.call(readReview, { id, ...(against === undefined ? {} : { against }) }, { token });
const listed = async (token: string, view: "waiting" | "done") =>
  (await fixture.world.call(listWorkflowPosts, { view, limit: 100 }, { token })).body.items.map(
    ({ id }) => id,
  );

describe("a writer's post", { timeout: 60_000 }, () => {
  test("goes to the proofreader, the Editor-in-Chief and the approver, and employees see it when it is published [A1-11] [C4-03] [C4-04] [C4-05] [C4-06] [A6-16] [C1-07]", async () => {
    const { take, submit, writer, proofreader, chief, approver, row } = fixture;
    const post = await submit();
    expect(post.status).toBe("IN_PROOF_READING");
    expect(await seen(post.id)).toBe(404);
    expect(await listed(proofreader.token, "waiting")).toContain(post.id);
    expect(await listed(chief.token, "waiting")).not.toContain(post.id);

    const proofread = await take(proofreader, "APPROVE", post);
    expect(proofread.body.status).toBe("IN_APPROVAL");
    expect(await listed(chief.token, "waiting")).toContain(post.id);
    const approved = await take(chief, "APPROVE", proofread.body, { note: "Publish before the fair." });
    expect(approved.body.status).toBe("APPROVED_BY_EDITOR_IN_CHIEF");
    expect(await listed(approver.token, "waiting")).toContain(post.id);
    expect(await seen(post.id)).toBe(404);
    expect((await take(approver, "PUBLISH", approved.body)).body.status).toBe("PUBLISHED");
    expect(await seen(post.id)).toBe(200);
    expect(await listed(writer.token, "done")).toContain(post.id);
    expect(await row(post.id)).toMatchObject({ status: "PUBLISHED", steps: 4 });
  });

  test("goes straight to the approver when its writer is ready to publish [C4-07]", async () => {
    const post = await fixture.submit({}, fixture.readyWriter);
    expect(post.status).toBe("READY_TO_PUBLISH");
    expect(await listed(fixture.proofreader.token, "waiting")).not.toContain(post.id);
    const back = await fixture.take(fixture.approver, "RETURN", post);
    expect(back.body.status).toBe("RETURNED_BY_APPROVER");
    const again = await fixture.take(fixture.readyWriter, "RESUBMIT", back.body);
    expect(again.body.status).toBe("READY_TO_PUBLISH");
    expect((await fixture.take(fixture.approver, "PUBLISH", again.body)).body.status).toBe("PUBLISHED");
  });

  test("is returned with the reason and the voices, and resumes where it left [C3post-12] [C4-04] [C4-05] [C4-06] [A6-18] [C1-04]", async () => {
    const { take, submit, writer, proofreader, chief, approver } = fixture;
    const post = await submit();
    const rejected = await take(proofreader, "REJECT", post, {
      reason: "Missing source.",
      reasonKinds: ["FACTS"],
    });
    expect(rejected.body.status).toBe("WAITING_FOR_UPDATE");
    const { body } = await review(post.id, writer.token);
    expect(body).toMatchObject({ status: "WAITING_FOR_UPDATE", can: { steps: ["RESUBMIT"], edit: true } });
    expect(body.history[0]).toMatchObject({
      action: "REJECT",
      reason: "Missing source.",
      reasonKinds: ["FACTS"],
      voices: ["VOICE_1"],
      by: "Stella Staff",
    });
    const second = await take(writer, "RESUBMIT", rejected.body);
    expect(second.body.status).toBe("IN_PROOF_READING");
    const proofread = await take(proofreader, "APPROVE", second.body);
    const returned = await take(chief, "RETURN", proofread.body, { reason: "Say over which time." });
    const feedback = (await review(post.id, writer.token)).body.history[0];
    expect(feedback).toMatchObject({ action: "RETURN", reason: "Say over which time.", voices: ["VOICE_1"] });
    expect(returned.body.status).toBe("RETURNED_BY_EDITOR_IN_CHIEF");
    const third = await take(writer, "RESUBMIT", returned.body);
    expect(third.body.status).toBe("IN_PROOF_READING");
    const fourth = await take(proofreader, "APPROVE", third.body);
    const approved = await take(chief, "APPROVE", fourth.body);
    const sentBack = await take(approver, "RETURN", approved.body);
    expect((await take(writer, "RESUBMIT", sentBack.body)).body.status).toBe("IN_APPROVAL");
    expect((await review(post.id, writer.token)).body.round).toBe(4);
  });

  test.each([
    ["without a reason", { reason: "  " }, ["reason"]],
    ["without voices", { voices: [] }, ["voices"]],
    ["for a voice that the post does not have", { voices: ["VOICE_3"] }, ["voices"]],
    ["with a reason that is too long", { reason: "x".repeat(1001) }, ["reason"]],
  ])("is not rejected %s [C4-08] [C4-09]", async (_, over, fields) => {
    const post = await fixture.submit();
    const answer = await fixture.take(fixture.proofreader, "REJECT", post, over);
    expect([answer.status, markedFields(answer)]).toEqual([400, fields]);
    expect(await fixture.row(post.id)).toMatchObject({ status: "IN_PROOF_READING", steps: 1 });
  });

  test("keeps the note of the Editor-in-Chief for the approver [B3-41]", async () => {
    const post = await fixture.submit();
    const proofread = await fixture.take(fixture.proofreader, "APPROVE", post);
    await fixture.take(fixture.chief, "APPROVE", proofread.body, { note: "Mind the embargo." });
    const { body } = await review(post.id, fixture.approver.token);
    expect(body.approvalNotes).toEqual([
      { userName: "Stella Staff", eicApprovalNote: "Mind the embargo.", categoryName: post.categoryName },
    ]);
  });

  test("is compared with the version the editor saw last", async () => {
    const { take, submit, writer, proofreader, world, fields } = fixture;
    const old = [{ voice: "VOICE_1" as const, copy: { LINKEDIN: `First words. ${"x ".repeat(40)}` } }];
    const post = await submit({ voices: old });
    const back = await take(proofreader, "REJECT", post);
    const changed = [{ voice: "VOICE_1" as const, copy: { LINKEDIN: `Better words. ${"x ".repeat(40)}` } }];
    const saved = await world.call(
      editPost,
      { ...fields({ title: post.title, voices: changed }), id: post.id, version: back.body.version },
      { token: writer.token },
    );
    expect(saved.status).toBe(200);
    await take(writer, "RESUBMIT", saved.body);
    const { body } = await review(post.id, proofreader.token);
    expect(body.base?.voices).toEqual(old.map((one) => expect.objectContaining({ voice: one.voice })));
    expect(JSON.stringify(body.base?.voices)).toContain("First words.");
    expect(JSON.stringify(body.voices)).toContain("Better words.");
    const resubmitted = body.history.find(({ action }) => action === "RESUBMIT");
    const same = await review(post.id, proofreader.token, resubmitted?.key ?? 0);
    expect(JSON.stringify(same.body.base?.voices)).toContain("Better words.");
  });

  test("that nobody has changed is all new to a first-time reader, and unchanged to somebody who has seen it", async () => {
    const post = await fixture.submit();
    expect((await review(post.id, fixture.proofreader.token)).body.base).toBeNull();
    await fixture.take(fixture.proofreader, "APPROVE", post);
    expect((await review(post.id, fixture.chief.token)).body.base).toBeNull();
    const again = (await review(post.id, fixture.proofreader.token)).body;
    expect(again.base?.voices).toEqual(
      again.voices.map(({ voice, copy }) => expect.objectContaining({ voice, copy })),
    );
  });
});

describe("the workflow over HTTP", { timeout: 300_000 }, () => {
  test("serves each state, kind of staff and step exactly as the rule says, and writes a history line for each step taken", async () => {
    const actions = Object.keys(stepCalls) as StepName[];
    const cast = new Map<number, Awaited<ReturnType<EditorialFixture["person"]>>>();
    for (const name of userTypeNames) {
      const type = userTypes[name];
      const corporate = type === userTypes.corporateAdmin || type === userTypes.corporateUser;
      cast.set(
        type,
        corporate
          ? await addStaff(fixture.world, type, ["list_wizard_post"], fixture.company)
          : await fixture.person(type, {}),
      );
    }
    await fixture.world.arrange((tx) =>
      tx.client.query(
        `insert into role_permission (role_id, permission_key) select role_id, 'list_wizard_post' from role_assignment
         where account_id = any($1) on conflict do nothing`,
        [[...cast.values()].map(({ id }) => id)],
      ),
    );
    let taken = 0;
    const wrong: string[] = [];
    for (const status of postStatuses)
      for (const [userType, who] of cast)
        for (const action of actions) {
          const id = await putPost(fixture.world, fixture.category);
          await fixture.world.arrange((tx) =>
            tx.client.query("update post set status = $2, created_by = $3 where id = $1", [
              id,
              status,
              cast.get(userTypes.writer)?.id,
            ]),
          );
          const worker = {
            accountId: who.id,
            userType,
            readyToPublish: false,
            categoryIds: [fixture.category],
          };
          const createdBy = cast.get(userTypes.writer)?.id ?? 0;
          const step = stepOf(worker, { status, categoryId: fixture.category, createdBy }, action);
          const answer = await fixture.take(who, action, { id, version: 1 });
          const now = await fixture.row(id);
          const right = step
            ? answer.status === 200 && now.status === step.to && now.steps === 1 && now.version === 2
            : [404, 409].includes(answer.status) && now.status === status && now.steps === 0;
          if (step) taken += 1;
          if (!right)
            wrong.push(`${status} ${userType} ${action}: ${answer.status} ${now.status} ${now.steps}`);
        }
    console.log(
      `workflow over HTTP: ${postStatuses.length * cast.size * actions.length} tries, ${taken} steps`,
    );
    expect(wrong).toEqual([]);
    expect(taken).toBe(12);
  });

  test("lets one of two concurrent decisions win, and tells the other editor", async () => {
    const other = await fixture.person(userTypes.proofreader);
    for (let round = 0; round < 5; round += 1) {
      const post = await fixture.submit();
      const answers = await Promise.all([
        fixture.take(fixture.proofreader, "APPROVE", post),
        fixture.take(other, "REJECT", post),
      ]);
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
      expect((await fixture.row(post.id)).steps).toBe(2);
    }
  });

  test("takes a step once, however often it is sent", async () => {
    const post = await fixture.submit();
    const options = { idempotencyKey: crypto.randomUUID() };
    const [first, second] = await Promise.all([
      fixture.take(fixture.proofreader, "APPROVE", post, {}, options),
      fixture.take(fixture.proofreader, "APPROVE", post, {}, options),
    ]);
    const third = await fixture.take(fixture.proofreader, "APPROVE", post, {}, options);
    expect([first, second].some(({ status }) => status === 200)).toBe(true);
    expect(third.body).toMatchObject({ id: post.id, status: "IN_APPROVAL" });
    expect((await fixture.row(post.id)).steps).toBe(2);
  });

  test("accepts a decision only on the version that was read", async () => {
    const post = await fixture.submit();
    const answer = await fixture.take(fixture.proofreader, "APPROVE", {
      id: post.id,
      version: post.version + 1,
    });
    expect([answer.status, answer.problem.error]).toEqual([409, "edited_meanwhile"]);
  });

  test("says in both languages that a step is not possible", async () => {
    const post = await fixture.submit();
    const [english, german] = await Promise.all(
      ["en", "de"].map((language) => fixture.take(fixture.chief, "APPROVE", post, {}, { language })),
    );
    expect(english?.problem.error).toBe("workflow_refused");
    expect(german?.problem.description).toMatch(/diesen Schritt/);
    expect(english?.problem.description).toMatch(/this step/);
  });
});
