import { readRealTimeContent as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { requireAccessibleItem, showItems } from "../show-items.ts";

export const readRealTimeContent = (deps: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const [shown] = await showItems(tx, deps, actor, [await requireAccessibleItem(tx, input.id)]);
    if (!shown) throw new Refusal("not_found");
    return shown;
  });
