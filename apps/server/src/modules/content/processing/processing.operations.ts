import type { Operation } from "../../../platform/operation/operation.ts";
import type { ContentDeps } from "../content.deps.ts";
import { adaptProcessingItem } from "./commands/adapt-processing-item.ts";
import { skipProcessingItem } from "./commands/skip-processing-item.ts";
import { takeProcessingItem } from "./commands/take-processing-item.ts";
import { listProcessingQueue } from "./queries/list-processing-queue.ts";
import { readProcessingItem } from "./queries/read-processing-item.ts";

export function processingOperations(deps: ContentDeps): Operation[] {
  return [
    listProcessingQueue(deps),
    readProcessingItem(deps),
    takeProcessingItem(deps),
    skipProcessingItem(deps),
    adaptProcessingItem(deps),
  ];
}
