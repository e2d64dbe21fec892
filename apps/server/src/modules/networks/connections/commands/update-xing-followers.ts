import { updateXingFollowers as at } from "@polyphon/contract/networks/networks.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { saveXingFollowers } from "../connection.store.ts";

export const updateXingFollowers = command(at, async ({ input: { followers }, actor, tx }) => {
  const saved = await saveXingFollowers(tx, actor.accountId, followers);
  if (!saved) throw new Refusal("network_not_connected", { network: "XING" });
  return { followers };
});
