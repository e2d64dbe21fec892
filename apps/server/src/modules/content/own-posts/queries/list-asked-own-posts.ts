import { listAskedOwnPosts as at } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { companiesApprovingOwnPosts } from "../../../companies/companies.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { listOwnPosts } from "../own-post.store.ts";
import { refuseApprovalOff } from "../reach-own-post.ts";
import { staffPart } from "../show-asked-post.ts";
import { rowOf } from "../show-own-post.ts";

/** Of one's own company; the provider's staff see those of every company that uses approval. */
export const listAskedOwnPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx, guard }) => {
    if (actor.companyId !== null) await refuseApprovalOff(tx, actor.companyId);
    const companyIds = actor.companyId === null ? await companiesApprovingOwnPosts(tx) : [actor.companyId];
    const { rows, next } = await listOwnPosts(tx, { ...input, companyIds }, input);
    const [{ images }, part] = await Promise.all([
      deps.media(
        tx,
        rows.flatMap(({ imageIds }) => imageIds.slice(0, 1)),
      ),
      staffPart(tx, deps, { actor, guard }, rows),
    ]);
    return {
      items: rows.map((row) => ({ ...rowOf(row, images), ...part(row) })),
      next,
    };
  });
