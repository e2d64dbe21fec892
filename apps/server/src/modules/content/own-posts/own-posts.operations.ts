import type { Operation } from "../../../platform/operation/operation.ts";
import type { ContentDeps } from "../content.deps.ts";
import { addOwnPost } from "./commands/add-own-post.ts";
import { changeOwnPostStatus } from "./commands/change-own-post-status.ts";
import { decideOwnPost } from "./commands/decide-own-post.ts";
import { deleteOwnPostImages } from "./commands/delete-own-post-images.ts";
import { duplicateOwnPost } from "./commands/duplicate-own-post.ts";
import { editAskedOwnPost } from "./commands/edit-asked-own-post.ts";
import { editOwnPost } from "./commands/edit-own-post.ts";
import { offerOwnPost } from "./commands/offer-own-post.ts";
import { removeOwnPost } from "./commands/remove-own-post.ts";
import { listAskedOwnPosts } from "./queries/list-asked-own-posts.ts";
import { listOwnPosts } from "./queries/list-own-posts.ts";
import { readAskedOwnPost } from "./queries/read-asked-own-post.ts";
import { readOwnPost } from "./queries/read-own-post.ts";

/** What employees write themselves, and the back office that approves it. */
export const ownPostOperations = (deps: ContentDeps): Operation[] => [
  listOwnPosts(deps),
  readOwnPost(deps),
  addOwnPost(deps),
  editOwnPost(deps),
  duplicateOwnPost(deps),
  changeOwnPostStatus(deps),
  removeOwnPost(deps),
  deleteOwnPostImages(deps),
  listAskedOwnPosts(deps),
  readAskedOwnPost(deps),
  editAskedOwnPost(deps),
  decideOwnPost(deps),
  offerOwnPost(deps),
];
