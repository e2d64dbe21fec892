import { listFrontPosts as at } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { wantedTopics } from "@polyphon/rules/content/feed/feed-filter.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/list/cursor.ts";
import { findFeedFilters } from "../feed-filter.store.ts";
import { groupsOfEmployee } from "../../../people/people.api.ts";
import { topicsOf } from "../../categories/company-topics.ts";
import type { ContentDeps } from "../../content.deps.ts";
import { presentFrontPost } from "../feed.present.ts";
import { feedPage } from "../feed.store.ts";
import { factsOfPosts } from "../front-facts.ts";

export const listFrontPosts = (deps: ContentDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const cursor = readCursor(input.after, ["timestamptz", "bigint"]);
    const after = cursor && { publishAt: new Date(cursor[0]), id: Number(cursor[1]) };
    const [topics, groupIds, saved] = await Promise.all([
      topicsOf(tx, actor.companyId),
      groupsOfEmployee(tx, actor.primaryAccountId ?? actor.accountId),
      input.saved ? findFeedFilters(tx, actor.primaryAccountId ?? actor.accountId) : null,
    ]);
    const languages = input.language ?? saved?.posts?.languages ?? [];
    // Categories and tags are one choice: naming either ignores the saved ones.
    const kept = input.category || input.definingTags ? null : saved?.posts;
    const chosen = {
      categoryIds: input.category ?? kept?.category ?? [],
      tagIds: input.definingTags ?? kept?.categoryDefiningTags ?? [],
    };
    const filter = {
      companyId: actor.companyId,
      accountId: actor.accountId,
      now,
      today: localDateOf(now, actor.timeZone),
      zone: actor.timeZone,
      groupIds,
      languages: languages.length > 0 ? languages : null,
      search: (input.search ?? "").length >= limits.search.textMin ? (input.search ?? null) : null,
      ...wantedTopics(chosen, topics),
    };
    const found = await feedPage(tx, filter, after, input.limit + 1);
    const pinned = found.filter(({ rank }) => rank < 2);
    const newest = found.slice(pinned.length);
    const page = newest.slice(0, input.limit);
    const rows = [...pinned, ...page];
    const facts = await factsOfPosts(tx, deps, actor, rows);

    const last = page.at(-1);
    return {
      items: rows.map((row) =>
        presentFrontPost(actor, row, row.rank === 0, { today: filter.today, topics, ...facts }),
      ),
      next: newest.length > input.limit && last ? makeCursor(last.publishAt.toISOString(), last.id) : null,
    };
  });
