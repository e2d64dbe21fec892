import { listPosts as at } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { mayEditPosts } from "../../content.policy.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { presentPostRow } from "../../post/post.present.ts";
import { listPosts as findPage } from "../post-list.store.ts";

export const listPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const after = readCursor(input.after, ["number"]);
    const search = (input.search ?? "").length >= limits.search.min ? (input.search ?? null) : null;
    const { rows: found, count } = await findPage(tx, {
      everywhere: actor.companyId === null,
      now,
      afterId: after ? Number(after[0]) : null,
      limit: input.limit + 1,
      search,
      categoryId: input.categoryId ?? null,
      source: input.source ?? null,
      language: input.language ?? null,
      type: input.type ?? null,
      status: input.status ?? null,
      postTagId: input.postTagId ?? null,
      state: input.state ?? null,
    });
    const page = found.slice(0, input.limit);
    const [editable, totals, images] = await Promise.all([
      mayEditPosts(tx, deps, actor, page),
      deps.shares.totals(
        tx,
        page.map((row) => row.id),
      ),
      deps.images(
        tx,
        page.flatMap((row) => row.firstImageId ?? []),
      ),
    ]);

    const last = page.at(-1);
    return {
      items: page.map((row) => presentPostRow(actor, row, editable.has(row.id), totals.get(row.id), images)),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
      count,
    };
  });
