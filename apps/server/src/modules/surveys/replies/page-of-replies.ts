import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import type { Rating, ReplyState } from "@polyphon/contract/surveys/surveys.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import { listReplies } from "./reply.store.ts";
import { reachOf, showReplies } from "./show-replies.ts";

export interface RepliesWish {
  readonly id: number;
  readonly companies?: readonly number[] | undefined;
  readonly rating?: Rating | undefined;
  readonly state?: ReplyState | undefined;
  readonly after?: string | undefined;
}

/** One page of what may be shown, for the list and for the file. */
export async function pageOfReplies(
  tx: Tx,
  wish: RepliesWish,
  limit: number,
): Promise<OutputOf<typeof listAnswers>> {
  const reach = await reachOf(tx, wish.id);
  const after = readCursor(wish.after, ["number"]);
  const rows = await listReplies(tx, {
    questionnaireId: wish.id,
    companies: wish.companies ?? null,
    withheld: reach.withheld,
    rating: wish.rating ?? null,
    state: wish.state ?? null,
    after: after ? Number(after[0]) : null,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: await showReplies(tx, page, reach), next: last ? makeCursor(last.id) : null };
}
