import { previewPostSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { postsById } from "../../../content/content.api.ts";
import { previewOf } from "../preview-of.ts";

export const previewPostKillSwitch = query(at, async ({ input: { postId }, tx, now }) => {
  const [post] = await postsById(tx, [postId]);
  if (!post) throw new Refusal("not_found");
  return previewOf(tx, { scope: "post", key: String(postId) }, now);
});
