import { setPostSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { killPost } from "../../../content/content.api.ts";
import { turnKillSwitch } from "../../../sharing/sharing.api.ts";
import { namesOfThose, presentTurned } from "../switch.present.ts";

/** A killed post is seen by nobody, and what was planned of it waits until the post is let go again. */
export const setPostKillSwitch = command(at, async ({ input, actor, tx, now }) => {
  const { postId, active, reason } = input;
  if (!(await killPost(tx, postId, active ? now : null))) throw new Refusal("not_found");
  const name = { scope: "post", key: String(postId) } as const;
  const row = await turnKillSwitch(tx, { ...name, active, reason, byAccount: actor.accountId, at: now });
  return presentTurned(row, await namesOfThose(tx, [row.byAccount]));
});
