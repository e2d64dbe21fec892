import { listBillableWork as at } from "@polyphon/contract/editorial/work.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { categorisedPosts } from "../../../content/content.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { listBillable, sumBillable } from "../editorial-figures.store.ts";
import { writersSeenBy } from "../../editorial.policy.ts";
import { monthSpan } from "../post-weeks.ts";

export const listBillableWork = query(at, async ({ input, actor, tx }) => {
  const after = readCursor(input.after, ["instant", "number"]);
  const narrowed = {
    writerIds: writersSeenBy(actor),
    span: input.month === undefined ? null : monthSpan(`${input.month}-01`),
  };
  const found = await listBillable(tx, {
    ...narrowed,
    after: after ? { billableAt: new Date(String(after[0])), postId: Number(after[1]) } : null,
    limit: input.limit + 1,
  });
  const page = found.slice(0, input.limit);
  const [posts, names, total] = await Promise.all([
    categorisedPosts(
      tx,
      page.map(({ postId }) => postId),
    ),
    namesOfAccounts(
      tx,
      page.map(({ writerId }) => writerId),
    ),
    sumBillable(tx, narrowed),
  ]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  const last = page.at(-1);
  return {
    items: page.flatMap(({ postId, writerId, curatorCode, cents, billableAt }) => {
      const post = byId.get(postId);
      if (!post) return [];
      const { id, title, categoryName, source, status } = post;
      const writerName = names.get(writerId) ?? "";
      const paid = { curatorCode, cents, billableAt: billableAt.toISOString() };
      return [{ id, title, categoryName, writerName, source, status, ...paid }];
    }),
    next: found.length > input.limit && last ? makeCursor(last.billableAt.toISOString(), last.postId) : null,
    total,
  };
});
