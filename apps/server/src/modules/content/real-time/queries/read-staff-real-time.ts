import { shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import { readStaffRealTime as at } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { maySeeItemActions } from "../../content.policy.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { requireAccessibleItem } from "../show-items.ts";
import { staffItems } from "../staff-items.ts";

export const readStaffRealTime = (deps: Pick<ContentDeps, "lookups" | "images">) =>
  query(at, async ({ input, actor, tx }) => {
    const item = await requireAccessibleItem(tx, input.id);
    const { summary, author, dislikes, fetchedAt, feed, mediaId } = item;
    const [[row], images] = await Promise.all([
      staffItems(tx, deps, [item]),
      deps.images(tx, mediaId === null ? [] : [mediaId]),
    ]);
    if (!row) throw new Refusal("not_found");
    return {
      ...row,
      summary,
      author,
      dislikes: shownPeople(dislikes, item.guard),
      fetchedAt: fetchedAt.toISOString(),
      feed,
      image: (mediaId !== null && images.get(mediaId)) || null,
      can: { seeActions: maySeeItemActions(actor) },
    };
  });
