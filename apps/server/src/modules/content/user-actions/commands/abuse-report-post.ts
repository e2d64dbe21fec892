import { reportPost as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { visiblePost } from "../../content.api.ts";
import { mayReact } from "../../content.policy.ts";
import { insertReport } from "../reaction.store.ts";

export const reportPost = command(at, async ({ input, actor, tx, now }) => {
  allow(mayReact(actor));
  const post = await visiblePost(tx, actor, actor.timeZone, input.id, now);

  await insertReport(tx, actor, post.id, input.reason);
  return { id: post.id, reported: true };
});
