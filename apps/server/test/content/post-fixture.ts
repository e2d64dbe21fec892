import { addPost } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { unique } from "../test-context.ts";
import { addCategory, addCompany, addFrontUser, addStaff, postCopy } from "../people.ts";
import { openWorld } from "../world.ts";

export type PostForm = CallOf<typeof addPost>;

const rights = [
  "list_post",
  "add_post",
  "edit_post",
  "view_post",
  "duplicate_post",
  "list_category",
  "list_post_user_action",
] as const;

/** A world with the people who write posts and an employee who reads them. */
export async function openPostFixture() {
  const world = await openWorld();
  const company = await addCompany(world);
  const category = await addCategory(world, [company]);
  const provider = await addStaff(world, userTypes.subAdmin, rights);
  const corporate = await addStaff(world, userTypes.corporateAdmin, rights, company);
  const employee = await addFrontUser(world, company);

  const fields = (over: Partial<PostForm> = {}): PostForm => ({
    title: unique("A title that fits"),
    categoryId: category,
    source: "CURATED",
    type: "TEXT",
    language: "ENGLISH",
    postUrl: "https://www.example.com/story",
    campaignName: null,
    notes: null,
    featuredUntil: null,
    frontPageNews: false,
    publishAt: null,
    endsOn: null,
    voices: [{ voice: "VOICE_1", copy: { LINKEDIN: postCopy } }],
    imageIds: [],
    ...over,
  });

  const add = (over: Partial<PostForm> = {}, person = provider, language = "en") =>
    world.call(addPost, fields(over), { token: person.token, language });

  async function addMedia(
    state: "READY" | "CHECKING" | "REFUSED",
    companyId: number | null,
  ): Promise<number> {
    const { rows } = await world.arrange((tx) =>
      tx.client.query<{ id: number }>(
        `insert into media (company_id, file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
         values ($1, 'a.jpg', $2, 'image/jpeg', 1, 800, 400, $3, $3, $3) returning id`,
        [companyId, state, unique("key")],
      ),
    );
    return rows[0]?.id ?? 0;
  }

  return { world, company, category, provider, corporate, employee, fields, add, addMedia };
}

export type PostFixture = Awaited<ReturnType<typeof openPostFixture>>;

/** The fields named in the violations of an answer. */
export const markedFields = ({ problem }: { problem: { violations?: readonly { field: string }[] } }) =>
  (problem.violations ?? []).map(({ field }) => field);
