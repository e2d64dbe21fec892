import { listRealTimeContents as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { afterItem, placeAfter } from "../item-page.ts";
import { listItems } from "../real-time-item.store.ts";
import { showItems } from "../show-items.ts";

export const listRealTimeContents = (deps: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const search = input.search ?? "";
    const found = await listItems(tx, {
      companyId: actor.companyId,
      languages: input.language ?? null,
      source: input.source ?? null,
      search: search.length >= limits.search.min ? search : null,
      from: null,
      to: null,
      after: afterItem(input.after),
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    return {
      items: await showItems(tx, deps, actor, page),
      next: found.length > input.limit ? placeAfter(page) : null,
    };
  });
