import { listProcessingQueue as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { withContentQuota } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listItems } from "../processing.store.ts";
import { presentItem } from "../show-item.ts";

export const listProcessingQueue = ({ lookups }: Pick<ContentDeps, "lookups">) =>
  query(at, async ({ input, actor, tx }) => {
    const { companyId } = actor;
    if (companyId === null) throw new Refusal("access_denied");
    const { rows, next } = await listItems(tx, companyId, input, input);
    const deciders = [...new Set(rows.flatMap(({ decidedBy }) => decidedBy ?? []))];
    const [names, days, on] = await Promise.all([
      deciders.length === 0 ? new Map<number, string>() : lookups.accountNames(tx, deciders),
      readSetting(tx, "processingQueueDays"),
      withContentQuota(tx, [companyId]),
    ]);
    return {
      items: rows.map((row) => presentItem(actor, row, { days, names })),
      next,
      on: on.length > 0,
      days,
    };
  });
