import { setOwnPostSwitch as at } from "@polyphon/contract/operations/own-switch.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { killPost } from "../../../content/content.api.ts";
import { requireOwnPost, setOwn } from "./own-switch.ts";

/** As when the provider stops it: nobody sees the post, and its planned shares are held. */
export const setOwnPostKillSwitch = command(at, async ({ input, actor, tx, now }) => {
  const { postId, active, reason } = input;
  await requireOwnPost(tx, actor, postId);
  const scope = { scope: "post", key: String(postId) } as const;
  const state = await setOwn(tx, { scope, active, reason, actor, now });
  await killPost(tx, postId, active ? now : null);
  return state;
});
