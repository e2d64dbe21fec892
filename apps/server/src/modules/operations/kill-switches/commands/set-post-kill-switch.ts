import { setPostSwitch as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { killPost } from "../../../content/content.api.ts";
import { setSwitch } from "../../../sharing/sharing.api.ts";
import { namesOfThose, presentTurned } from "../switch.present.ts";

/** Nobody sees a killed post, and its planned shares wait until the post is released. */
export const setPostKillSwitch = command(at, async ({ input, actor, tx, now }) => {
  const { postId, active, reason } = input;
  if (!(await killPost(tx, postId, active ? now : null))) throw new Refusal("not_found");
  const name = { scope: "post", key: String(postId) } as const;
  const row = await setSwitch(tx, {
    ...name,
    active,
    reason,
    byAccount: actor.accountId,
    byCompany: null,
    at: now,
  });
  return presentTurned(row, await namesOfThose(tx, [row.byAccount]));
});
