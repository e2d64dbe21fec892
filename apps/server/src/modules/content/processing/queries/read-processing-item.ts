import { readProcessingItem as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { showItem } from "../show-item.ts";

export const readProcessingItem = (deps: Pick<ContentDeps, "images" | "lookups">) =>
  query(at, ({ input, actor, tx }) => showItem(tx, deps, actor, input.id));
