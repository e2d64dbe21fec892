import { listPosts as at } from "@polyphon/contract/content/content.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { mayEditPosts } from "../../content.policy.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { presentPostRow } from "../../post/post.present.ts";
import { listPosts as findPage } from "../post-list.store.ts";

export const listPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const reader = { companyId: actor.companyId, now };
    const { rows, next, count } = await findPage(tx, input, reader, input);
    const [editable, totals, images] = await Promise.all([
      mayEditPosts(tx, deps, actor, rows),
      deps.shares.totals(
        tx,
        rows.map((row) => row.id),
      ),
      deps.images(
        tx,
        rows.flatMap((row) => row.firstImageId ?? []),
      ),
    ]);

    return {
      items: rows.map((row) => presentPostRow(actor, row, editable.has(row.id), totals.get(row.id), images)),
      next,
      count: { value: count.count, exact: count.exact },
    };
  });
