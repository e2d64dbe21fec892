import { listProcessingQueue as at } from "@polyphon/contract/content/processing/processing-queue.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { withContentQuota } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listItems } from "../processing.store.ts";
import { presentItem } from "../show-item.ts";

export const listProcessingQueue = ({ desk }: Pick<ContentDeps, "desk">) =>
  query(at, async ({ input, actor, tx }) => {
    const { companyId } = actor;
    if (companyId === null) throw new Refusal("access_denied");
    const place = readCursor(input.after, ["instant", "number"]);
    const found = await listItems(tx, {
      companyId,
      status: input.status,
      categoryId: input.categoryId ?? null,
      after: place && { at: String(place[0]), id: Number(place[1]) },
      limit: input.limit + 1,
    });
    const rows = found.slice(0, input.limit);
    const deciders = [...new Set(rows.flatMap(({ decidedBy }) => decidedBy ?? []))];
    const [names, days, on] = await Promise.all([
      deciders.length === 0 ? new Map<number, string>() : desk.accountNames(tx, deciders),
      readSetting(tx, "processingQueueDays"),
      withContentQuota(tx, [companyId]),
    ]);
    const last = rows.at(-1);
    return {
      items: rows.map((row) => presentItem(actor, row, { days, names })),
      next: found.length > input.limit && last ? makeCursor(last.place, last.id) : null,
      on: on.length > 0,
      days,
    };
  });
