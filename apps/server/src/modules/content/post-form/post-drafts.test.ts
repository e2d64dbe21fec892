import { editPost } from "@polyphon/contract/content/content.contract.ts";
import {
  addPostDraft,
  editPostDraft,
  listPostDrafts,
  readDraftOfPost,
  readPostDraft,
  removePostDraft,
  renamePostDraft,
  restorePostDraft,
} from "@polyphon/contract/content/post-form/post-draft.contract.ts";
import { duplicatePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import type { CallOf, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addStaff, type TestPerson } from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";
import { runJob } from "../../../../test/run-job.ts";
import { purgePostDrafts } from "./jobs/purge-post-drafts.ts";

let fixture: PostFixture;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

const call = <E extends Endpoint>(person: TestPerson, endpoint: E, input: CallOf<E>) =>
  fixture.world.call(endpoint, input, { token: person.token, language: "en" });

/** A writer of the provider who has no draft yet. */
const newWriter = () =>
  addStaff(fixture.world, userTypes.subAdmin, ["add_post", "edit_post", "duplicate_post"]);
const text = (form: string) => ({ form: JSON.stringify({ form }), suggestedName: form, basedOn: null });
const begin = async (writer: TestPerson, form: string) => (await call(writer, addPostDraft, text(form))).body;
const namesOf = async (writer: TestPerson) =>
  (await call(writer, listPostDrafts, {})).body.items.map(({ name }) => name);
const errorOf = (answer: { problem: { error: string } }) => answer.problem.error;

describe("drafts of new posts", () => {
  test("are listed newest first, each with its own text", async () => {
    const writer = await newWriter();
    const [first] = [
      await begin(writer, "First"),
      await begin(writer, "Second"),
      await begin(writer, "Third"),
    ];
    expect(await namesOf(writer)).toEqual(["Third", "Second", "First"]);
    const edited = await call(writer, editPostDraft, { ...text("First again"), id: first.id, version: 1 });
    expect(edited.body).toMatchObject({ id: first.id, version: 2 });
    expect(await namesOf(writer)).toEqual(["First again", "Third", "Second"]);
    expect((await call(writer, readPostDraft, { id: first.id })).body).toMatchObject({
      form: JSON.stringify({ form: "First again" }),
      version: 2,
    });
  });

  test("keep the name that their owner gave, until it is taken back", async () => {
    const writer = await newWriter();
    const { id } = await begin(writer, "Working title");
    await call(writer, renamePostDraft, { id, name: "  For Monday " });
    await call(writer, editPostDraft, { ...text("Another title"), id, version: 1 });
    expect((await call(writer, listPostDrafts, {})).body.items).toMatchObject([
      { id, name: "For Monday", named: true },
    ]);
    await call(writer, renamePostDraft, { id, name: null });
    expect((await call(writer, listPostDrafts, {})).body.items).toMatchObject([
      { id, name: "Another title", named: false },
    ]);
  });

  test("are nobody else's: another person's id is as unknown as one that was never given out", async () => {
    const [writer, other] = [await newWriter(), await newWriter()];
    const { id, version } = await begin(writer, "Mine");
    expect(await namesOf(other)).toEqual([]);
    const answers = [
      await call(other, readPostDraft, { id }),
      await call(other, editPostDraft, { ...text("Theirs"), id, version }),
      await call(other, renamePostDraft, { id, name: "Theirs" }),
      await call(other, removePostDraft, { id }),
      await call(other, restorePostDraft, { id }),
    ];
    expect(answers.map(errorOf)).toEqual(answers.map(() => "not_found"));
    expect((await fixture.add({ draftId: id }, other)).status).toBe(200);
    expect(await namesOf(writer)).toEqual(["Mine"]);
  });

  test("are at most as many as one person may keep, and the refusal says what to do", async () => {
    const writer = await newWriter();
    const last = await begin(writer, "The first");
    for (let more = 1; more < limits.post.drafts; more++) await begin(writer, `Draft ${more}`);
    const refused = await call(writer, addPostDraft, text("One too many"));
    expect([refused.status, errorOf(refused)]).toEqual([409, "too_many_drafts"]);
    expect(refused.problem.description).toMatch(/20 drafts.*Publish or delete one/u);
    await call(writer, removePostDraft, { id: last.id });
    expect((await call(writer, addPostDraft, text("Fits now"))).status).toBe(200);
    expect(errorOf(await call(writer, restorePostDraft, { id: last.id }))).toBe("too_many_drafts");
    // The draft of a post is beside them.
    const { body: post } = await fixture.add();
    expect((await call(writer, addPostDraft, { ...text("A change"), postId: post.id })).status).toBe(200);
  });

  test("of two tabs never overwrite each other: the later one is refused and can begin one of its own", async () => {
    const writer = await newWriter();
    const { id, version } = await begin(writer, "Begun");
    expect((await call(writer, editPostDraft, { ...text("In one tab"), id, version })).status).toBe(200);
    const later = await call(writer, editPostDraft, { ...text("In the other tab"), id, version });
    expect([later.status, errorOf(later)]).toEqual([409, "edited_meanwhile"]);
    await begin(writer, "In the other tab");
    expect(await namesOf(writer)).toEqual(["In the other tab", "In one tab"]);
  });

  test("can be restored after they were removed, and are not written to in between", async () => {
    const writer = await newWriter();
    const { id, version } = await begin(writer, "Removed by mistake");
    await call(writer, removePostDraft, { id });
    expect(await namesOf(writer)).toEqual([]);
    const refused = [
      await call(writer, readPostDraft, { id }),
      await call(writer, editPostDraft, { ...text("More"), id, version }),
      await call(writer, removePostDraft, { id }),
    ];
    expect(refused.map(errorOf)).toEqual(["not_found", "not_found", "not_found"]);
    expect((await call(writer, restorePostDraft, { id })).status).toBe(200);
    expect(await namesOf(writer)).toEqual(["Removed by mistake"]);
  });

  test("end when their post is saved, as a new one or as a duplicate; a refused post keeps its draft", async () => {
    const writer = await newWriter();
    const [added, duplicated] = [await begin(writer, "Added"), await begin(writer, "Duplicated")];
    await begin(writer, "Stays");
    expect((await fixture.add({ title: "", draftId: added.id }, writer)).status).toBe(400);
    expect(await namesOf(writer)).toEqual(["Stays", "Duplicated", "Added"]);
    const { body: post } = await fixture.add({ draftId: added.id }, writer);
    expect(await namesOf(writer)).toEqual(["Stays", "Duplicated"]);
    const duplicate = { ...fixture.fields(), id: post.id, draftId: duplicated.id };
    expect((await call(writer, duplicatePost, duplicate)).status).toBe(200);
    expect(await namesOf(writer)).toEqual(["Stays"]);
    // A draft that has ended meanwhile keeps nobody from saving.
    expect((await fixture.add({ draftId: added.id }, writer)).status).toBe(200);
  });

  test("that nobody has gone on with for 90 days are deleted, and removed ones after a day", async () => {
    const writer = await newWriter();
    const age = async (form: string, column: "saved_at" | "removed_at", hours: number) => {
      const { id } = await begin(writer, form);
      if (column === "removed_at") await call(writer, removePostDraft, { id });
      await fixture.world.arrange((tx) =>
        tx.client.query(`update post_draft set ${column} = now() - $2 * interval '1 hour' where id = $1`, [
          id,
          hours,
        ]),
      );
      return id;
    };
    const days = limits.post.draftKeptDays * 24;
    await age("Unused for long", "saved_at", days + 1);
    await age("Unused for a while", "saved_at", days - 1);
    const [lost, removed] = [
      await age("Removed", "removed_at", 25),
      await age("Just removed", "removed_at", 23),
    ];
    await runJob(fixture.world, purgePostDrafts);
    expect(await namesOf(writer)).toEqual(["Unused for a while"]);
    expect(errorOf(await call(writer, restorePostDraft, { id: lost }))).toBe("not_found");
    expect((await call(writer, restorePostDraft, { id: removed })).status).toBe(200);
  });
});

describe("the draft of a post", () => {
  const draftOf = async (writer: TestPerson, postId: number) =>
    (await call(writer, readDraftOfPost, { postId })).body.draft;

  test("is one for each person and post, beside the drafts of new posts", async () => {
    const [writer, other] = [await newWriter(), await newWriter()];
    const { body: post } = await fixture.add();
    const begun = await call(writer, addPostDraft, { ...text("My change"), basedOn: 1, postId: post.id });
    expect(await draftOf(writer, post.id)).toMatchObject({ id: begun.body.id, version: 1, basedOn: 1 });
    expect(await draftOf(other, post.id)).toBeNull();
    expect(await namesOf(writer)).toEqual([]);
    const again = await call(writer, addPostDraft, { ...text("From another tab"), postId: post.id });
    expect(errorOf(again)).toBe("edited_meanwhile");
    await call(writer, editPostDraft, { ...text("Changed on"), id: begun.body.id, version: 1 });
    expect(await draftOf(writer, post.id)).toMatchObject({ form: JSON.stringify({ form: "Changed on" }) });
    await call(writer, removePostDraft, { id: begun.body.id });
    expect(await draftOf(writer, post.id)).toBeNull();
    expect((await call(writer, addPostDraft, { ...text("Begun anew"), postId: post.id })).status).toBe(200);
  });

  test("ends when its owner saves the post, and stays when somebody else does", async () => {
    const [writer, other] = [await newWriter(), await newWriter()];
    const { body: post } = await fixture.add();
    for (const person of [writer, other])
      await call(person, addPostDraft, { ...text("A change"), postId: post.id });
    const edit = { ...fixture.fields(), id: post.id, version: post.version };
    expect((await call(writer, editPost, edit)).status).toBe(200);
    expect(await draftOf(writer, post.id)).toBeNull();
    expect(await draftOf(other, post.id)).not.toBeNull();
  });
});
