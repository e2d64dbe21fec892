import { takeProcessingItem as at } from "@polyphon/contract/content/processing-queue.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentNeeds } from "../../content.port.ts";
import { decideItem } from "../processing.store.ts";
import { showItem, waitingItem } from "../show-item.ts";

export const takeProcessingItem = (needs: Pick<ContentNeeds, "images" | "desk">) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { id } = await waitingItem(tx, input.id);
    await decideItem(tx, id, { outcome: "TAKEN", by: actor.accountId, at: now });
    return showItem(tx, needs, actor, id);
  });
