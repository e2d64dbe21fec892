import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { editOwnPost, listOwnPosts } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import {
  editAskedOwnPost,
  listAskedOwnPosts,
  offerOwnPost,
  readAskedOwnPost,
} from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import { listNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { letterTo } from "../../../../test/letters.ts";
import {
  approverKeys,
  openOwnPostFixture,
  type OwnPostFixture,
} from "../../../../test/content/own-post-fixture.ts";
import { addCategory, addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { refusal, shareInput } from "../../../../test/sharing/sharing-fixture.ts";
import { until } from "../../../../test/until.ts";

let fixture: OwnPostFixture;

beforeAll(async () => {
  fixture = await openOwnPostFixture({ worker: true });
}, 60_000);
afterAll(() => fixture.world.close());

const asked = (input: object = {}, token = fixture.manager.token) =>
  fixture.world.call(listAskedOwnPosts, input, { token });

describe("the approval of own posts", () => {
  test("is up to a program manager: an own post waits, is approved, and only then can be shared [A6-06] [B6-08] [B4.9-07] [C4-12]", async () => {
    const made = await fixture.added();
    expect(made).toMatchObject({ status: "PENDING", postId: null, can: { share: false } });
    const approved = await fixture.decide(made, "APPROVED");
    expect(approved.body).toMatchObject({ status: "APPROVED", can: { decide: false, offer: true } });
    const own = await fixture.read(made.id);
    expect(own).toMatchObject({ status: "APPROVED", can: { share: true } });
    const shared = await fixture.world.call(
      sharePost,
      { ...shareInput(own.postId ?? 0), socialShareType: "DIRECT" },
      { token: fixture.author.token },
    );
    expect(shared.status).toBe(200);
    const states = () => fixture.read(made.id).then(({ shares }) => shares);
    expect(await until(states, ([share]) => share?.state === "SHARED")).toEqual([
      { network: "LINKEDIN", state: "SHARED" },
    ]);
  });

  test("is refused with a reason, which the author reads, corrects and hands in again", async () => {
    const made = await fixture.added();
    expect(refusal(await fixture.decide(made, "REJECTED"))).toEqual([400, "validation"]);
    expect((await fixture.decide(made, "REJECTED", "   ")).status).toBe(400);
    const reason = unique("Please name the source");
    await fixture.decide(made, "REJECTED", reason);
    const rejected = await fixture.read(made.id);
    expect(rejected).toMatchObject({
      status: "REJECTED",
      reason,
      can: { edit: true, resubmit: true, share: false },
    });
    const mended = await fixture.world.call(
      editOwnPost,
      { ...fixture.form(), id: made.id, version: rejected.version },
      { token: fixture.author.token },
    );
    expect(mended.body).toMatchObject({ status: "PENDING", reason: null });
    expect(mended.body.history.map(({ step }) => step)).toEqual(["RESUBMITTED", "REJECTED", "SUBMITTED"]);
  });

  test("starts over when an approved own post is changed, and nobody can share it meanwhile", async () => {
    const own = await fixture.approved();
    const { token } = fixture.author;
    const changed = await fixture.world.call(
      editOwnPost,
      { ...fixture.form(), id: own.id, version: own.version },
      { token },
    );
    expect(changed.body).toMatchObject({ status: "PENDING", postId: null });
    const share = await fixture.world.call(
      sharePost,
      { ...shareInput(own.postId), socialShareType: "DIRECT" },
      { token },
    );
    expect(refusal(share)).toEqual([404, "not_found"]);
    await fixture.decide(changed.body, "APPROVED");
    expect((await fixture.read(own.id)).postId).toBe(own.postId);
  });

  test("notifies the program manager by mail, and the author of the decision by mail and bell", async () => {
    const company = await addCompany(fixture.world, { ownPostApproval: true });
    const [author, manager] = [
      await addFrontUser(fixture.world, company),
      await addStaff(fixture.world, userTypes.corporateUser, approverKeys, company),
    ];
    await addStaff(fixture.world, userTypes.corporateUser, ["list_post"], company);
    const made = await fixture.added({ title: "Told to everybody" }, author);
    const letter = await letterTo(fixture.world, manager.email);
    expect(letter.subject).toBe("Own post waiting for approval: Told to everybody");
    expect(letter.html).toContain(`/post/view_own_post/${made.id}`);

    await fixture.decide(made, "REJECTED", "The figure is old.", manager);
    const answer = await letterTo(fixture.world, author.email);
    expect(answer.html).toContain("The figure is old.");
    const { items } = (await fixture.world.call(listNotices, {}, { token: author.token })).body;
    expect(items).toMatchObject([
      {
        kind: "own-post-rejected",
        values: { title: "Told to everybody" },
        href: `/edit-own-post/${made.id}`,
      },
    ]);
  });

  test("requires its permission and the company's feature [A6-41] [C2-06] [C6-12]", async () => {
    const company = await addCompany(fixture.world, { ownPostApproval: true });
    const author = await addFrontUser(fixture.world, company);
    const own = await fixture.added({}, author);
    const edit = { ...fixture.form(), id: own.id, version: own.version };
    for (const key of approverKeys) {
      const { token } = await addStaff(fixture.world, userTypes.corporateUser, [key], company);
      const may = (wanted: string) => (key === wanted ? 200 : 403);
      expect((await asked({}, token)).status).toBe(may("list_own_post_approval"));
      const view = await fixture.world.call(readAskedOwnPost, { id: own.id }, { token });
      expect(view.status).toBe(may("view_own_post_approval"));
      const saved = await fixture.world.call(editAskedOwnPost, edit, { token });
      expect(saved.status).toBe(may("edit_own_post_approval"));
    }
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set own_post_approval = false where id = $1", [company]),
    );
    const manager = await addStaff(fixture.world, userTypes.corporateAdmin, approverKeys, company);
    const chief = await addStaff(fixture.world, userTypes.superAdmin, []);
    const { token } = manager;
    expect(refusal(await asked({}, token))).toEqual([403, "feature_off"]);
    for (const staff of [manager, chief]) {
      expect(
        refusal(await fixture.world.call(readAskedOwnPost, { id: own.id }, { token: staff.token })),
      ).toEqual([403, "feature_off"]);
      expect(refusal(await fixture.world.call(editAskedOwnPost, edit, { token: staff.token }))).toEqual([
        403,
        "feature_off",
      ]);
      expect(refusal(await fixture.decide(own, "APPROVED", null, staff))).toEqual([403, "feature_off"]);
    }
    expect((await asked({}, chief.token)).body.items.map(({ id }) => id)).not.toContain(own.id);
  });

  test("is for corporate users, an agency's too, of their own company only [C1-10]", async () => {
    const mine = await fixture.added();
    const elsewhere = await addCompany(fixture.world, { ownPostApproval: true });
    const theirs = await fixture.added({}, await addFrontUser(fixture.world, elsewhere));
    const agency = await addStaff(fixture.world, userTypes.corporateUser, approverKeys, fixture.company);
    await fixture.world.arrange((tx) =>
      tx.client.query("update role_assignment set agency = true where account_id = $1", [agency.id]),
    );
    const ids = (await asked({ limit: 100 }, agency.token)).body.items.map(({ id }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(theirs.id);
    expect(refusal(await fixture.decide(theirs, "APPROVED", null, agency))).toEqual([404, "not_found"]);
    expect((await fixture.decide(mine, "APPROVED", null, agency)).status).toBe(200);
  });

  test("is decided once: of two concurrent decisions one wins", async () => {
    const made = await fixture.added();
    const [one, two] = await Promise.all([
      fixture.decide(made, "APPROVED"),
      fixture.decide(made, "REJECTED", "No, rather not."),
    ]);
    const answers = [one, two].map(({ status }) => status).toSorted((one, other) => one - other);
    expect(answers).toEqual([200, 409]);
    expect((await fixture.read(made.id)).history).toHaveLength(2);
  });

  test("lets the program manager correct what is waiting, and nothing else", async () => {
    const made = await fixture.added();
    const save = (version: number) =>
      fixture.world.call(
        editAskedOwnPost,
        { ...fixture.form({ title: "Corrected by staff" }), id: made.id, version },
        { token: fixture.manager.token },
      );
    const mended = await save(made.version);
    expect(mended.body).toMatchObject({
      title: "Corrected by staff",
      status: "PENDING",
      author: "Frida Front",
    });
    const approved = await fixture.decide(mended.body, "APPROVED");
    expect(refusal(await save(approved.body.version))).toEqual([409, "workflow_refused"]);
    expect((await fixture.read(made.id)).history.map(({ step }) => step)).toEqual([
      "APPROVED",
      "EDITED",
      "SUBMITTED",
    ]);
  });

  test("refuses words that became prohibited while the own post waited", async () => {
    const word = unique("meanwhile");
    const made = await fixture.added({ title: `About ${word}` });
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into prohibited_word (company_id, word) values ($1, $2)", [
        fixture.company,
        word,
      ]),
    );
    expect(refusal(await fixture.decide(made, "APPROVED"))).toEqual([422, "prohibited_words"]);
    expect((await fixture.read(made.id)).status).toBe("PENDING");
  });

  test("offers an approved one to the colleagues as a shared own post, once, in the author's name", async () => {
    const own = await fixture.approved({ title: unique("For all of us") });
    const { token } = fixture.manager;
    const offer = (categoryId: number) =>
      fixture.world.call(offerOwnPost, { id: own.id, categoryId }, { token });
    const foreign = await addCategory(fixture.world, [await addCompany(fixture.world)]);
    expect(refusal(await offer(foreign))).toEqual([404, "not_found"]);
    const offered = await offer(fixture.category);
    expect(offered.body).toMatchObject({ offeredPostId: expect.any(Number), can: { offer: false } });
    expect(refusal(await offer(fixture.category))).toEqual([409, "workflow_refused"]);

    const colleague = await addFrontUser(fixture.world, fixture.company);
    const feed = await fixture.world.call(listFrontPosts, { search: own.title }, { token: colleague.token });
    expect(feed.body.items).toMatchObject([
      { id: offered.body.offeredPostId, source: "SHARED_OWN_POST", authorName: "Frida Front" },
    ]);
    const id = offered.body.offeredPostId ?? 0;
    expect((await fixture.world.call(readFrontPost, { id }, { token: colleague.token })).status).toBe(200);
  });

  test("counts what is waiting on the dashboard of those who may see it", async () => {
    const company = await addCompany(fixture.world, { ownPostApproval: true });
    const author = await addFrontUser(fixture.world, company);
    await fixture.added({}, author);
    await fixture.added({}, author);
    const manager = await addStaff(fixture.world, userTypes.corporateUser, approverKeys, company);
    const waiting = await fixture.world.call(readWaiting, {}, { token: manager.token });
    expect(waiting.body.items).toContainEqual({ card: "waitingOwnPosts", count: 2, more: false });
    const other = await addStaff(fixture.world, userTypes.corporateUser, ["list_post"], company);
    const cards = (await fixture.world.call(readWaiting, {}, { token: other.token })).body.items;
    expect(cards.map(({ card }) => card)).not.toContain("waitingOwnPosts");
  });

  test("lets authors hand in again what is waiting when the company switches it off", async () => {
    const company = await addCompany(fixture.world, { ownPostApproval: true });
    const author = await addFrontUser(fixture.world, company);
    await fixture.added({}, author);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set own_post_approval = false where id = $1", [company]),
    );
    const { items, approval } = (await fixture.world.call(listOwnPosts, {}, { token: author.token })).body;
    expect([approval, items[0]?.status, items[0]?.can.resubmit]).toEqual([false, "PENDING", true]);
  });

  test("is listed by state, page by page, among ten thousand", async () => {
    const company = await addCompany(fixture.world, { ownPostApproval: true });
    const [author, manager] = [
      await addFrontUser(fixture.world, company),
      await addStaff(fixture.world, userTypes.corporateUser, approverKeys, company),
    ];
    await fixture.world.arrange((tx) =>
      tx.client.query(
        `insert into own_post (company_id, account_id, type, title, language, copy, status)
         select $1, $2, 'TEXT', 'Post number ' || n, 'ENGLISH', '{"LINKEDIN":"x"}',
           case when n % 5000 = 0 then 'PENDING' else 'APPROVED' end from generate_series(1, 10000) n`,
        [company, author.id],
      ),
    );
    const { token } = manager;
    const waiting = (await asked({ status: "PENDING", limit: 1 }, token)).body;
    const rest = (await asked({ status: "PENDING", limit: 1, after: waiting.next ?? "" }, token)).body;
    expect([...waiting.items, ...rest.items].map(({ title }) => title)).toEqual([
      "Post number 10000",
      "Post number 5000",
    ]);
    expect((await asked({ search: "number 4321" }, token)).body.items).toHaveLength(1);
  });
});
