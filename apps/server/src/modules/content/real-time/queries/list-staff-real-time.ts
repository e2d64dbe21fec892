import { listStaffRealTime as at } from "@polyphon/contract/content/real-time/real-time-desk.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../../user-actions/days-asked.ts";
import { afterItem, placeAfter } from "../item-page.ts";
import { listItems } from "../real-time-item.store.ts";
import { staffItems } from "../staff-items.ts";

export const listStaffRealTime = (deps: Pick<ContentDeps, "desk">) =>
  query(at, async ({ input, actor, tx }) => {
    const search = input.search ?? "";
    const found = await listItems(tx, {
      companyId: input.companyId ?? actor.companyId,
      languages: input.language === undefined ? null : [input.language],
      source: input.source ?? null,
      search: search.length >= limits.search.min ? search : null,
      ...daysAsked(input),
      after: afterItem(input.after),
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    return {
      items: await staffItems(tx, deps, page),
      next: found.length > input.limit ? placeAfter(page) : null,
    };
  });
