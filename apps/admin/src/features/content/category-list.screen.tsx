import "../../shared/styles-screens.ts";
import { ResourceScreens } from "@polyphon/admin-kit/resource-screens.tsx";
import { category } from "@polyphon/contract/content/category.resource.ts";
import { useListQuery } from "../../shared/use-list-query.ts";

export default function CategoryListScreen() {
  return <ResourceScreens resource={category} query={useListQuery()} />;
}
