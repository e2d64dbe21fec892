import { readProcessingItem as at } from "@polyphon/contract/content/processing-queue.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentNeeds } from "../../content.port.ts";
import { showItem } from "../show-item.ts";

export const readProcessingItem = (needs: Pick<ContentNeeds, "images" | "desk">) =>
  query(at, ({ input, actor, tx }) => showItem(tx, needs, actor, input.id));
