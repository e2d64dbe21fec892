import { listFrontPosts as at } from "@polyphon/contract/content/content.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { ContentNeeds } from "../content.port.ts";
import { presentFrontPost } from "../content.present.ts";
import { newestPosts, pinnedPosts } from "../feed.store.ts";

export const listFrontPosts = (needs: ContentNeeds) =>
  query(at, async ({ input, actor, tx, now }) => {
    const cursor = readCursor(input.after, ["instant", "number"]);
    const after = cursor ? { publishAt: new Date(String(cursor[0])), id: Number(cursor[1]) } : null;
    const wish = {
      companyId: actor.companyId,
      now,
      today: localDateOf(now, actor.timeZone),
      categoryId: input.categoryId ?? null,
      language: input.language ?? null,
      search: (input.search ?? "").length >= limits.search.min ? (input.search ?? null) : null,
    };
    const [pinned, newest] = await Promise.all([
      after ? [] : pinnedPosts(tx, wish),
      newestPosts(tx, wish, after, input.limit + 1),
    ]);
    const page = newest.slice(0, input.limit);
    const rows = [...pinned, ...page];
    const ids = rows.map((row) => row.id);
    const [images, shares] = await Promise.all([
      needs.images(
        tx,
        rows.flatMap((row) => row.imageIds),
      ),
      needs.shares.seenBy(tx, actor, ids),
    ]);

    const last = page.at(-1);
    return {
      items: rows.map((row) => presentFrontPost(actor, row, { today: wish.today, images, shares })),
      next: newest.length > input.limit && last ? makeCursor(last.publishAt.toISOString(), last.id) : null,
    };
  });
