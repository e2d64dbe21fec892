import { listAskedOwnPosts as at } from "@polyphon/contract/content/own-posts/own-post-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { companiesApprovingOwnPosts } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listOwnPosts } from "../own-post.store.ts";
import { refuseDeskOff } from "../reach-own-post.ts";
import { deskPart } from "../show-asked-post.ts";
import { rowOf } from "../show-own-post.ts";

/** Of one's own company; the provider's staff meet those of every company that asks for approval. */
export const listAskedOwnPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx }) => {
    if (actor.companyId !== null) await refuseDeskOff(tx, actor.companyId);
    const found = await listOwnPosts(tx, {
      accountId: null,
      companyIds: actor.companyId === null ? await companiesApprovingOwnPosts(tx) : [actor.companyId],
      status: input.status ?? null,
      search: input.search || null,
      afterId: Number(readCursor(input.after, ["number"])?.[0] ?? 0) || null,
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    const [{ images }, part] = await Promise.all([
      deps.media(
        tx,
        page.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      deskPart(tx, deps, actor, page),
    ]);
    const last = page.at(-1);
    return {
      items: page.map((row) => ({ ...rowOf(row, images), ...part(row) })),
      next: found.length > input.limit && last ? makeCursor(last.id) : null,
    };
  });
