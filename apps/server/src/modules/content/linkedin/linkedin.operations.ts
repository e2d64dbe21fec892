import type { Operation } from "../../../platform/operation/operation.ts";
import type { ContentDeps } from "../content.deps.ts";
import { approveLinkedinPost } from "./commands/approve-linkedin-post.ts";
import { editLinkedinPost } from "./commands/edit-linkedin-post.ts";
import { readLinkedinPage } from "./commands/read-linkedin-page.ts";
import { removeLinkedinPostImage } from "./commands/remove-linkedin-post-image.ts";
import { removeLinkedinPost } from "./commands/remove-linkedin-post.ts";
import { listLinkedinPosts } from "./queries/list-linkedin-posts.ts";
import { readLinkedinPost } from "./queries/read-linkedin-post.ts";
import { serveContentCopy } from "./content-copy/content-copy.operations.ts";

/** The back office of the company's LinkedIn posts, and their content copies. */
export function linkedinOperations(deps: ContentDeps): Operation[] {
  return [
    listLinkedinPosts(deps),
    readLinkedinPost(deps),
    editLinkedinPost(deps),
    approveLinkedinPost(deps),
    removeLinkedinPost,
    removeLinkedinPostImage(deps),
    readLinkedinPage,
    ...serveContentCopy(deps.lookups),
  ];
}
