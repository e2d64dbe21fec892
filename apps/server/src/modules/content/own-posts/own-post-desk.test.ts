import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { editOwnPost, listOwnPosts } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import {
  editAskedOwnPost,
  listAskedOwnPosts,
  offerOwnPost,
  readAskedOwnPost,
} from "@polyphon/contract/content/own-posts/own-post-desk.contract.ts";
import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import { listNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/ground.ts";
import { letterTo } from "../../../../test/letters.ts";
import { approverKeys, openOwnPostDesk, type OwnPostDesk } from "../../../../test/content/own-post-desk.ts";
import { addCategory, addCompany, addFrontUser, addStaff } from "../../../../test/people.ts";
import { refusal, wish } from "../../../../test/sharing/sharing-desk.ts";
import { until } from "../../../../test/until.ts";

let desk: OwnPostDesk;

beforeAll(async () => {
  desk = await openOwnPostDesk({ worker: true });
}, 60_000);
afterAll(() => desk.world.close());

const asked = (input: object = {}, token = desk.manager.token) =>
  desk.world.call(listAskedOwnPosts, input, { token });

describe("the approval of own posts", () => {
  test("is a program manager's: an own post waits, is approved, and only then can be shared [A6-06] [B6-08] [B4.9-07] [C4-12]", async () => {
    const made = await desk.added();
    expect(made).toMatchObject({ status: "PENDING", postId: null, can: { share: false } });
    const approved = await desk.decide(made, "APPROVED");
    expect(approved.body).toMatchObject({ status: "APPROVED", can: { decide: false, offer: true } });
    const own = await desk.read(made.id);
    expect(own).toMatchObject({ status: "APPROVED", can: { share: true } });
    const shared = await desk.world.call(
      sharePost,
      { ...wish(own.postId ?? 0), socialShareType: "DIRECT" },
      { token: desk.author.token },
    );
    expect(shared.status).toBe(200);
    const states = () => desk.read(made.id).then(({ shares }) => shares);
    expect(await until(states, ([share]) => share?.state === "SHARED")).toEqual([
      { network: "LINKEDIN", state: "SHARED" },
    ]);
  });

  test("says no with a reason, which the author reads, mends and hands in again", async () => {
    const made = await desk.added();
    expect(refusal(await desk.decide(made, "REJECTED"))).toEqual([400, "validation"]);
    expect((await desk.decide(made, "REJECTED", "   ")).status).toBe(400);
    const reason = unique("Please name the source");
    await desk.decide(made, "REJECTED", reason);
    const rejected = await desk.read(made.id);
    expect(rejected).toMatchObject({
      status: "REJECTED",
      reason,
      can: { edit: true, resubmit: true, share: false },
    });
    const mended = await desk.world.call(
      editOwnPost,
      { ...desk.form(), id: made.id, version: rejected.version },
      { token: desk.author.token },
    );
    expect(mended.body).toMatchObject({ status: "PENDING", reason: null });
    expect(mended.body.history.map(({ step }) => step)).toEqual(["RESUBMITTED", "REJECTED", "SUBMITTED"]);
  });

  test("begins anew when an approved own post is changed, and nobody can share it meanwhile", async () => {
    const own = await desk.approved();
    const { token } = desk.author;
    const changed = await desk.world.call(
      editOwnPost,
      { ...desk.form(), id: own.id, version: own.version },
      { token },
    );
    expect(changed.body).toMatchObject({ status: "PENDING", postId: null });
    const share = await desk.world.call(
      sharePost,
      { ...wish(own.postId), socialShareType: "DIRECT" },
      { token },
    );
    expect(refusal(share)).toEqual([404, "not_found"]);
    await desk.decide(changed.body, "APPROVED");
    expect((await desk.read(own.id)).postId).toBe(own.postId);
  });

  test("is told to the program manager by mail, and its end to the author by mail and behind the bell", async () => {
    const company = await addCompany(desk.world, { ownPostApproval: true });
    const [author, manager] = [
      await addFrontUser(desk.world, company),
      await addStaff(desk.world, userTypes.corporateUser, approverKeys, company),
    ];
    await addStaff(desk.world, userTypes.corporateUser, ["list_post"], company);
    const made = await desk.added({ title: "Told to everybody" }, author);
    const letter = await letterTo(desk.world, manager.email);
    expect(letter.subject).toBe("An own post waits for you: Told to everybody");
    expect(letter.html).toContain(`/post/view_own_post/${made.id}`);

    await desk.decide(made, "REJECTED", "The figure is old.", manager);
    const answer = await letterTo(desk.world, author.email);
    expect(answer.html).toContain("The figure is old.");
    const { items } = (await desk.world.call(listNotices, {}, { token: author.token })).body;
    expect(items).toMatchObject([
      {
        kind: "own-post-rejected",
        values: { title: "Told to everybody" },
        href: `/edit-own-post/${made.id}`,
      },
    ]);
  });

  test("opens with its permission and the feature of the company only [A6-41] [C2-06] [C6-12]", async () => {
    const company = await addCompany(desk.world, { ownPostApproval: true });
    const author = await addFrontUser(desk.world, company);
    const own = await desk.added({}, author);
    const edit = { ...desk.form(), id: own.id, version: own.version };
    for (const key of approverKeys) {
      const { token } = await addStaff(desk.world, userTypes.corporateUser, [key], company);
      const may = (wanted: string) => (key === wanted ? 200 : 403);
      expect((await asked({}, token)).status).toBe(may("list_own_post_approval"));
      const view = await desk.world.call(readAskedOwnPost, { id: own.id }, { token });
      expect(view.status).toBe(may("view_own_post_approval"));
      const saved = await desk.world.call(editAskedOwnPost, edit, { token });
      expect(saved.status).toBe(may("edit_own_post_approval"));
    }
    await desk.world.arrange((tx) =>
      tx.client.query("update company set own_post_approval = false where id = $1", [company]),
    );
    const manager = await addStaff(desk.world, userTypes.corporateAdmin, approverKeys, company);
    const chief = await addStaff(desk.world, userTypes.superAdmin, []);
    const { token } = manager;
    expect(refusal(await asked({}, token))).toEqual([403, "feature_off"]);
    for (const staff of [manager, chief]) {
      expect(
        refusal(await desk.world.call(readAskedOwnPost, { id: own.id }, { token: staff.token })),
      ).toEqual([403, "feature_off"]);
      expect(refusal(await desk.world.call(editAskedOwnPost, edit, { token: staff.token }))).toEqual([
        403,
        "feature_off",
      ]);
      expect(refusal(await desk.decide(own, "APPROVED", null, staff))).toEqual([403, "feature_off"]);
    }
    expect((await asked({}, chief.token)).body.items.map(({ id }) => id)).not.toContain(own.id);
  });

  test("is for corporate users, an agency's too, of their own company alone [C1-10]", async () => {
    const mine = await desk.added();
    const elsewhere = await addCompany(desk.world, { ownPostApproval: true });
    const theirs = await desk.added({}, await addFrontUser(desk.world, elsewhere));
    const agency = await addStaff(desk.world, userTypes.corporateUser, approverKeys, desk.company);
    await desk.world.arrange((tx) =>
      tx.client.query("update role_assignment set agency = true where account_id = $1", [agency.id]),
    );
    const ids = (await asked({ limit: 100 }, agency.token)).body.items.map(({ id }) => id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(theirs.id);
    expect(refusal(await desk.decide(theirs, "APPROVED", null, agency))).toEqual([404, "not_found"]);
    expect((await desk.decide(mine, "APPROVED", null, agency)).status).toBe(200);
  });

  test("is taken once: of two who judge one wins, and what changed since is read again", async () => {
    const made = await desk.added();
    const [one, two] = await Promise.all([
      desk.decide(made, "APPROVED"),
      desk.decide(made, "REJECTED", "No, rather not."),
    ]);
    const answers = [one, two].map(({ status }) => status).toSorted((one, other) => one - other);
    expect(answers).toEqual([200, 409]);
    expect((await desk.read(made.id)).history).toHaveLength(2);
  });

  test("lets the program manager mend what waits, and nothing else", async () => {
    const made = await desk.added();
    const save = (version: number) =>
      desk.world.call(
        editAskedOwnPost,
        { ...desk.form({ title: "Mended at the desk" }), id: made.id, version },
        { token: desk.manager.token },
      );
    const mended = await save(made.version);
    expect(mended.body).toMatchObject({
      title: "Mended at the desk",
      status: "PENDING",
      author: "Frida Front",
    });
    const approved = await desk.decide(mended.body, "APPROVED");
    expect(refusal(await save(approved.body.version))).toEqual([409, "workflow_refused"]);
    expect((await desk.read(made.id)).history.map(({ step }) => step)).toEqual([
      "APPROVED",
      "EDITED",
      "SUBMITTED",
    ]);
  });

  test("refuses words that were forbidden while the own post waited", async () => {
    const word = unique("meanwhile");
    const made = await desk.added({ title: `About ${word}` });
    await desk.world.arrange((tx) =>
      tx.client.query("insert into prohibited_word (company_id, word) values ($1, $2)", [desk.company, word]),
    );
    expect(refusal(await desk.decide(made, "APPROVED"))).toEqual([422, "prohibited_words"]);
    expect((await desk.read(made.id)).status).toBe("PENDING");
  });

  test("offers an approved one to the colleagues as a shared own post, once, in the author's name", async () => {
    const own = await desk.approved({ title: unique("For all of us") });
    const { token } = desk.manager;
    const offer = (categoryId: number) =>
      desk.world.call(offerOwnPost, { id: own.id, categoryId }, { token });
    const foreign = await addCategory(desk.world, [await addCompany(desk.world)]);
    expect(refusal(await offer(foreign))).toEqual([404, "not_found"]);
    const offered = await offer(desk.category);
    expect(offered.body).toMatchObject({ offeredPostId: expect.any(Number), can: { offer: false } });
    expect(refusal(await offer(desk.category))).toEqual([409, "workflow_refused"]);

    const colleague = await addFrontUser(desk.world, desk.company);
    const feed = await desk.world.call(listFrontPosts, { search: own.title }, { token: colleague.token });
    expect(feed.body.items).toMatchObject([
      { id: offered.body.offeredPostId, source: "SHARED_OWN_POST", authorName: "Frida Front" },
    ]);
    const id = offered.body.offeredPostId ?? 0;
    expect((await desk.world.call(readFrontPost, { id }, { token: colleague.token })).status).toBe(200);
  });

  test("counts what waits on the dashboard of those who may look at it", async () => {
    const company = await addCompany(desk.world, { ownPostApproval: true });
    const author = await addFrontUser(desk.world, company);
    await desk.added({}, author);
    await desk.added({}, author);
    const manager = await addStaff(desk.world, userTypes.corporateUser, approverKeys, company);
    const waiting = await desk.world.call(readWaiting, {}, { token: manager.token });
    expect(waiting.body.items).toContainEqual({ card: "waitingOwnPosts", count: 2, more: false });
    const other = await addStaff(desk.world, userTypes.corporateUser, ["list_post"], company);
    const cards = (await desk.world.call(readWaiting, {}, { token: other.token })).body.items;
    expect(cards.map(({ card }) => card)).not.toContain("waitingOwnPosts");
  });

  test("lets go of what waits when the company switches it off", async () => {
    const company = await addCompany(desk.world, { ownPostApproval: true });
    const author = await addFrontUser(desk.world, company);
    await desk.added({}, author);
    await desk.world.arrange((tx) =>
      tx.client.query("update company set own_post_approval = false where id = $1", [company]),
    );
    const { items, approval } = (await desk.world.call(listOwnPosts, {}, { token: author.token })).body;
    expect([approval, items[0]?.status, items[0]?.can.resubmit]).toEqual([false, "PENDING", true]);
  });

  test("is listed by state and page by page among ten thousand", async () => {
    const company = await addCompany(desk.world, { ownPostApproval: true });
    const [author, manager] = [
      await addFrontUser(desk.world, company),
      await addStaff(desk.world, userTypes.corporateUser, approverKeys, company),
    ];
    await desk.world.arrange((tx) =>
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
