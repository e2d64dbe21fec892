import type { ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";
import { findCategoriesBy, type NamedCategory, namesOfCategories } from "./category-choice.store.ts";
import { findTagsBy, namesOfTags } from "./defining-tag.store.ts";

const plain = (found: readonly NamedCategory[]) => found.map((one) => ({ ...one, detail: null }));

/** Categories and their tags for the fields of forms; row level security leaves out what is not connected. */
export const topicChoices: Readonly<Record<"category" | "definingTag", ChoiceFinder>> = {
  category: {
    find: async (tx, search, limit) => plain(await findCategoriesBy(tx, search, limit)),
    named: async (tx, ids) => plain(await namesOfCategories(tx, ids)),
  },
  definingTag: { find: findTagsBy, named: namesOfTags },
};
