import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import type { CategoryChoice } from "./category-field.tsx";
import type { StoredPost } from "../draft/post-draft.ts";

/** The chosen category with its requirements. One beyond the first hundred is looked up by its name. */
export function useCategory(id: string | null, post: StoredPost | undefined) {
  const [picked, setPicked] = useState<CategoryChoice | null>(null);
  const first = useEndpoint(listPostCategories, {}, { staleTime: 60_000 });
  const has = (categories: readonly CategoryChoice[] | undefined) =>
    categories?.find((one) => String(one.id) === id);
  const missing = first.data !== undefined && id !== null && !has(first.data.categories);
  const named = useEndpoint(
    listPostCategories,
    { search: post?.categoryName ?? "" },
    { enabled: missing && picked === null && post !== undefined, staleTime: 60_000 },
  );
  const category =
    (picked && String(picked.id) === id ? picked : undefined) ??
    has(first.data?.categories) ??
    has(named.data?.categories);
  return { category, choose: setPicked };
}
