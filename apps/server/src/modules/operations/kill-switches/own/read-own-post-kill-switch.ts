import { readOwnPostSwitch as at } from "@polyphon/contract/operations/own-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { readOwn, requireOwnPost } from "./own-switch.ts";

export const readOwnPostKillSwitch = query(at, async ({ input: { postId }, actor, tx, now }) => {
  await requireOwnPost(tx, actor, postId);
  return readOwn(tx, { scope: "post", key: String(postId) }, now);
});
