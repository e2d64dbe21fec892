import type { ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";
import { findCategoriesBy, type NamedCategory, namesOfCategories } from "./category-choice.store.ts";
import { postTagChoices } from "../post-form/post-choices.store.ts";
import { findTagsBy, namesOfTags } from "./defining-tag.store.ts";

const plain = (found: readonly NamedCategory[]) => found.map((one) => ({ ...one, detail: null }));

/** Categories, their tags and those of posts, for the fields of forms; row level security leaves out what is not connected. */
export const topicChoices: Readonly<Record<"category" | "definingTag" | "postTag", ChoiceFinder>> = {
  category: {
    find: async (tx, search, limit) => plain(await findCategoriesBy(tx, search, limit)),
    named: async (tx, ids) => plain(await namesOfCategories(tx, ids)),
  },
  postTag: postTagChoices,
  definingTag: { find: findTagsBy, named: namesOfTags },
};
