import { listBillableWork as at } from "@polyphon/contract/editorial/work.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { categorisedPosts } from "../../../content/content.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { listBillable, sumBillable } from "../editorial-figures.store.ts";
import { writersSeenBy } from "../../editorial.policy.ts";
import { monthSpan } from "../post-weeks.ts";

export const listBillableWork = query(at, async ({ input, actor, tx }) => {
  const filter = {
    writerIds: writersSeenBy(actor),
    span: input.month === undefined ? null : monthSpan(`${input.month}-01`),
  };
  const { rows, next } = await listBillable(tx, filter, input);
  const [posts, names, total] = await Promise.all([
    categorisedPosts(
      tx,
      rows.map(({ postId }) => postId),
    ),
    namesOfAccounts(
      tx,
      rows.map(({ writerId }) => writerId),
    ),
    sumBillable(tx, filter),
  ]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  return {
    items: rows.flatMap(({ postId, writerId, curatorCode, cents, billableAt }) => {
      const post = byId.get(postId);
      if (!post) return [];
      const { id, title, categoryName, source, status } = post;
      const writerName = names.get(writerId) ?? "";
      const paid = { curatorCode, cents, billableAt: billableAt.toISOString() };
      return [{ id, title, categoryName, writerName, source, status, ...paid }];
    }),
    next,
    total,
  };
});
