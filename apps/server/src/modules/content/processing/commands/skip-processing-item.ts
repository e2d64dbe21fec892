import { skipProcessingItem as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { decideItem } from "../processing.store.ts";
import { showItem, waitingItem } from "../show-item.ts";

export const skipProcessingItem = (deps: Pick<ContentDeps, "images" | "lookups">) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { id } = await waitingItem(tx, input.id);
    await decideItem(tx, id, { outcome: "SKIPPED", by: actor.accountId, at: now, reason: input.reason });
    return showItem(tx, deps, actor, id);
  });
