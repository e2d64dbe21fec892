import { limits } from "@polyphon/contract/limits.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";
import { groupsOfEmployee } from "../../people/people.api.ts";
import type { PostRow } from "../post/post.store.ts";
import { isForGroups, isOpenTo, isOut } from "../visibility/visible-post.ts";

/** The copies of the newest posts that this person sees in a category: one range of the feed's index. */
export async function copiesOfCategory(
  tx: Tx,
  actor: FrontActor,
  categoryId: number,
  now: Date,
): Promise<string[]> {
  const groups = await groupsOfEmployee(tx, actor.primaryAccountId ?? actor.accountId);
  const { rows } = await tx.client.query<Pick<PostRow, "voices">>(
    `select post.voices from post
     where post.category_id = $1 and ${isOut("post", "$2", "$3::date")} and ${isForGroups("post", "$4::bigint[]")}
       and ${isOpenTo("post", "$5")}
     order by post.publish_at desc, post.id desc limit ${limits.hashtag.posts}`,
    [categoryId, now, localDateOf(now, actor.timeZone), groups, actor.companyId],
  );
  return rows.flatMap(({ voices }) => voices.flatMap(({ copy }) => Object.values(copy)));
}
