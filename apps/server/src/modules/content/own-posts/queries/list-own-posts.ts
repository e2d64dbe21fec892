import { listOwnPosts as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { approvesOwnPosts } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listOwnPosts as findPage } from "../own-post.store.ts";
import { sharesOf } from "../reach-own-post.ts";
import { authorsPart, rowOf } from "../show-own-post.ts";

export const listOwnPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const found = await findPage(tx, {
      accountId: actor.accountId,
      companyIds: null,
      status: input.status ?? null,
      search: input.search || null,
      afterId: Number(readCursor(input.after, ["number"])?.[0] ?? 0) || null,
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    const [{ images }, shares, approval] = await Promise.all([
      deps.media(
        tx,
        page.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      sharesOf(tx, deps, actor, page),
      approvesOwnPosts(tx, actor.companyId),
    ]);
    const last = page.at(-1);
    return {
      items: page.map((row) => ({
        ...rowOf(row, images),
        ...authorsPart(actor, row, approval, shares.get(row.postId ?? 0)),
      })),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
      approval,
    };
  });
