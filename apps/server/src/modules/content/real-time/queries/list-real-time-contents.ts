import { listRealTimeContents as at } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listItems } from "../real-time-item.store.ts";
import { showItems } from "../show-items.ts";

export const listRealTimeContents = (deps: Pick<ContentDeps, "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const filter = { ...input, companyId: actor.companyId, languages: input.language };
    const { rows, next } = await listItems(tx, filter, input);
    return { items: await showItems(tx, deps, actor, rows), next };
  });
