import { listPostSwitches as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listSwitchablePosts } from "../../../content/content.api.ts";
import { countShares, findSwitchesOf } from "../../../sharing/sharing.api.ts";
import { namesOfThose } from "../switch.present.ts";

export const listPostKillSwitches = query(at, async ({ input, tx }) => {
  const { rows: posts, next } = await listSwitchablePosts(tx, input, input);
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
  return { items, next };
});
