import { listRealTimeFeeds as at } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { countFeeds, listFeedStates } from "../real-time-feed.store.ts";

/** Enough to act on; more are found by company. */
const shown = 50;

export const listRealTimeFeeds = ({ lookups }: Pick<ContentDeps, "lookups">) =>
  query(at, async ({ input, actor, tx }) => {
    const companyId = input.companyId ?? actor.companyId;
    const [count, states] = await Promise.all([
      countFeeds(tx, companyId),
      listFeedStates(tx, companyId, shown),
    ]);
    const ids = [...new Set(states.map((state) => state.companyId))];
    const names = new Map((await lookups.choices.company.named(tx, ids)).map(({ id, name }) => [id, name]));
    return {
      ...count,
      items: states.map(
        ({ id, kind, address, title, lastSuccessAt, nextAt, failures, trouble, ...state }) => ({
          id,
          company: names.get(state.companyId) ?? "",
          kind,
          address,
          title,
          lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
          nextAt: nextAt.toISOString(),
          failures,
          trouble,
        }),
      ),
    };
  });
