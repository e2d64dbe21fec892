import { listOwnPosts as at } from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { approvesOwnPosts } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listOwnPosts as findPage } from "../own-post.store.ts";
import { sharesOf } from "../reach-own-post.ts";
import { authorsPart, rowOf } from "../show-own-post.ts";

export const listOwnPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const { rows, next } = await findPage(tx, { ...input, accountId: actor.accountId }, input);
    const [{ images }, shares, approval] = await Promise.all([
      deps.media(
        tx,
        rows.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      sharesOf(tx, deps, actor, rows),
      approvesOwnPosts(tx, actor.companyId),
    ]);
    return {
      items: rows.map((row) => ({
        ...rowOf(row, images),
        ...authorsPart(actor, row, approval, shares.get(row.postId ?? 0)),
      })),
      next,
      approval,
    };
  });
