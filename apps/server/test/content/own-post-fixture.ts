import {
  addOwnPost,
  listOwnPosts as listOwn,
  readOwnPost,
} from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { decideOwnPost } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { type PermissionKey, userTypes } from "@polyphon/contract/permissions.ts";
import { unique } from "../test-context.ts";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addStaff,
  connectLinkedin,
  postCopy,
  type TestPerson,
} from "../people.ts";
import { openWorld, type WorldOptions } from "../world.ts";

export type OwnPostCall = CallOf<typeof addOwnPost>;

export const approverKeys: readonly PermissionKey[] = [
  "list_own_post_approval",
  "edit_own_post_approval",
  "view_own_post_approval",
];

/** A company that requires approval, an author and an approver. */
export async function openOwnPostFixture(options: WorldOptions = {}) {
  const world = await openWorld(options);
  const company = await addCompany(world, { ownPostApproval: true });
  const category = await addCategory(world, [company]);
  const author = await addFrontUser(world, company);
  await connectLinkedin(world, author);
  const manager = await addStaff(world, userTypes.corporateUser, approverKeys, company);

  const form = (change: Partial<OwnPostCall> = {}): OwnPostCall => ({
    type: "TEXT",
    title: unique("An own post"),
    language: "ENGLISH",
    copy: { LINKEDIN: postCopy },
    ...change,
  });

  const add = (change: Partial<OwnPostCall> = {}, { token }: TestPerson = author) =>
    world.call(addOwnPost, form(change), { token });

  async function added(change: Partial<OwnPostCall> = {}, person: TestPerson = author) {
    const answer = await add(change, person);
    if (answer.status !== 200) throw new Error(`not added: ${answer.text}`);
    return answer.body;
  }

  const read = async (id: number, { token }: TestPerson = author) =>
    (await world.call(readOwnPost, { id }, { token })).body;

  const decide = (
    { id, version }: { readonly id: number; readonly version: number },
    status: "APPROVED" | "REJECTED",
    reason: string | null = null,
    { token }: TestPerson = manager,
  ) => world.call(decideOwnPost, { id, version, status, reason }, { token });

  async function approved(change: Partial<OwnPostCall> = {}, person: TestPerson = author) {
    await decide(await added(change, person), "APPROVED");
    const { items } = (await world.call(listOwn, { limit: 1 }, { token: person.token })).body;
    const [item] = items;
    if (!item?.postId) throw new Error("not approved");
    return { ...item, postId: item.postId };
  }

  async function picture(of: TestPerson = author, companyId: number | null = of.companyId): Promise<number> {
    const key = unique("picture");
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        `insert into media (company_id, created_by, file_name, state, mime_type, bytes, width, height, original_key, picture_key,
           thumbnail_key) values ($1, $2, 'p.jpg', 'READY', 'image/jpeg', 1000, 1200, 628, $3, $3 || '.jpg', $3 || '.jpg') returning id`,
        [companyId, of.id, key],
      ),
    );
    return rows[0]?.id ?? 0;
  }

  const pictures = async (count: number, of: TestPerson = author): Promise<number[]> => {
    const ids: number[] = [];
    for (let at = 0; at < count; at += 1) ids.push(await picture(of));
    return ids;
  };

  return {
    world,
    company,
    category,
    author,
    manager,
    form,
    add,
    added,
    approved,
    read,
    decide,
    picture,
    pictures,
  };
}

export type OwnPostFixture = Awaited<ReturnType<typeof openOwnPostFixture>>;
