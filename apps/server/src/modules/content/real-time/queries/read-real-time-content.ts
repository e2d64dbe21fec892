import { readRealTimeContent as at } from "@polyphon/contract/content/real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentNeeds } from "../../content.port.ts";
import { reachedItem, showItems } from "../show-items.ts";

export const readRealTimeContent = (needs: Pick<ContentNeeds, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const [shown] = await showItems(tx, needs, actor, [await reachedItem(tx, input.id)]);
    if (!shown) throw new Refusal("not_found");
    return shown;
  });
