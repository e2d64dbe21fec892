import { category } from "@polyphon/contract/content/category.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { addPost } from "./commands/add-post.ts";
import { editPost } from "./commands/edit-post.ts";
import type { ContentNeeds } from "./content.port.ts";
import { listFrontCategories } from "./queries/list-front-categories.ts";
import { listFrontPosts } from "./queries/list-front-posts.ts";
import { listPostCategories } from "./queries/list-post-categories.ts";
import { listPosts } from "./queries/list-posts.ts";
import { readFrontPost } from "./queries/read-front-post.ts";
import { readPost } from "./queries/read-post.ts";

const categoryColumns = {
  name: "name",
  displayOrder: "display_order",
  isPrivate: "is_private",
  utmMandatory: "utm_mandatory",
} as const;

export function content(needs: ContentNeeds): Module {
  return {
    name: "content",
    operations: [
      listPosts(needs),
      addPost(needs),
      editPost(needs),
      readPost(needs),
      listPostCategories,
      listFrontPosts(needs),
      readFrontPost(needs),
      listFrontCategories,
      ...serveResource(category, { name: "category", columns: categoryColumns }),
    ],
    jobs: [],
    listeners: [],
  };
}
