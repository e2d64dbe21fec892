import { takeProcessingItem as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { decideItem } from "../processing.store.ts";
import { showItem, waitingItem } from "../show-item.ts";

export const takeProcessingItem = (deps: Pick<ContentDeps, "images" | "lookups">) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { id } = await waitingItem(tx, input.id);
    await decideItem(tx, id, { outcome: "TAKEN", by: actor.accountId, at: now });
    return showItem(tx, deps, actor, id);
  });
