import { listPostSwitches as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { listSwitchablePosts } from "../../../content/content.api.ts";
import { countShares, findSwitchesOf } from "../../../sharing/sharing.api.ts";
import { namesOfThose } from "../switch.present.ts";

export const listPostKillSwitches = query(at, async ({ input, tx }) => {
  const after = readCursor(input.after, ["instant", "number"]);
  const found = await listSwitchablePosts(tx, {
    search: input.search === undefined || input.search === "" ? null : input.search,
    killed: input.state === "killed",
    after: after ? { at: String(after[0]), id: Number(after[1]) } : null,
    limit: input.limit + 1,
  });
  const posts = found.slice(0, input.limit);
  const switches = await findSwitchesOf(
    tx,
    "post",
    posts.map(({ id }) => String(id)),
  );
  const nameOf = await namesOfThose(
    tx,
    switches.map((row) => row.byAccount),
  );
  const items = [];
  for (const post of posts) {
    const turned = switches.find((row) => row.key === String(post.id) && row.active);
    items.push({
      id: post.id,
      title: post.title,
      categoryName: post.categoryName,
      publishAt: post.publishAt.toISOString(),
      killedAt: post.killedAt?.toISOString() ?? null,
      reason: turned?.reason ?? null,
      by: turned ? nameOf(turned.byAccount) : null,
      held: turned
        ? await countShares(tx, "held", { scope: "post", key: String(post.id) })
        : { value: 0, exact: true },
    });
  }
  const last = posts.at(-1);
  return {
    items,
    next: found.length > posts.length && last ? makeCursor(last.sortedAt, last.id) : null,
  };
});
