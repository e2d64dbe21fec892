import { viewRealTimeContent as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { addAction } from "../real-time-action.store.ts";
import { requireAccessibleItem } from "../show-items.ts";

export const viewRealTimeContent = command(at, async ({ input, actor, tx }) => {
  const { id } = await requireAccessibleItem(tx, input.id);
  await addAction(tx, actor, id, "VIEW");
  return { id };
});
