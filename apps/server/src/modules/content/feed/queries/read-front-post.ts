import { readFrontPost as at } from "@polyphon/contract/content/content.contract.ts";
import { feedRank } from "@polyphon/rules/content/feed/feed-rank.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { topicsOf } from "../../categories/company-topics.ts";
import { frontPageOf, visiblePost } from "../../content.api.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { presentFrontPost } from "../feed.present.ts";
import { factsOfPosts } from "../front-facts.ts";
import { reactionsTo } from "../../user-actions/reaction.store.ts";

export const readFrontPost = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const row = await visiblePost(tx, actor, actor.timeZone, input.id, now);

    const [topics, reactions, facts] = await Promise.all([
      topicsOf(tx, actor.companyId),
      reactionsTo(tx, actor, row.id),
      factsOfPosts(tx, deps, actor, [row]),
    ]);
    const ranked = { ...row, publishedAt: row.publishAt, frontPage: frontPageOf(row, actor.timeZone) };
    const onFrontPage = feedRank(ranked, { userId: actor.accountId, zone: actor.timeZone }, now) === 0;
    return presentFrontPost(actor, { ...row, ...reactions }, onFrontPage, {
      today: localDateOf(now, actor.timeZone),
      topics,
      ...facts,
    });
  });
