import { listStaffRealTime as at } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { daysAsked } from "../../user-actions/days-asked.ts";
import { listItems } from "../real-time-item.store.ts";
import { staffItems } from "../staff-items.ts";

export const listStaffRealTime = (deps: Pick<ContentDeps, "lookups">) =>
  query(at, async ({ input, actor, tx }) => {
    const filter = {
      ...input,
      ...daysAsked(input),
      companyId: input.companyId ?? actor.companyId,
      languages: input.language && [input.language],
    };
    const { rows, next } = await listItems(tx, filter, input);
    return { items: await staffItems(tx, deps, rows), next };
  });
