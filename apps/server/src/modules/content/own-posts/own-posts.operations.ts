import type { Operation } from "../../../platform/operation/operation.ts";
import type { ContentNeeds } from "../content.port.ts";
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

/** What employees write themselves, and the desk that approves it. */
export const ownPostOperations = (needs: ContentNeeds): Operation[] => [
  listOwnPosts(needs),
  readOwnPost(needs),
  addOwnPost(needs),
  editOwnPost(needs),
  duplicateOwnPost(needs),
  changeOwnPostStatus(needs),
  removeOwnPost(needs),
  deleteOwnPostImages(needs),
  listAskedOwnPosts(needs),
  readAskedOwnPost(needs),
  editAskedOwnPost(needs),
  decideOwnPost(needs),
  offerOwnPost(needs),
];
