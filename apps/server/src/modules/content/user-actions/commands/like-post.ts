import { likePost as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { reactToPost } from "../react-to-post.ts";

export const likePost = command(at, ({ input, actor, tx, now }) =>
  reactToPost(tx, actor, { ...input, kind: "LIKE" }, now),
);
