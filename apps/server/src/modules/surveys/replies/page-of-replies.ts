import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { PageInput } from "../../../platform/list/list.ts";
import { listReplies, type ReplyFilter } from "./reply.store.ts";
import { reachOf, showReplies } from "./show-replies.ts";

/** One page of what may be shown, for the list and for the file. */
export async function pageOfReplies(
  tx: Tx,
  { id, ...filter }: { readonly id: number } & Pick<ReplyFilter, "companies" | "rating" | "state">,
  page: PageInput,
): Promise<OutputOf<typeof listAnswers>> {
  const reach = await reachOf(tx, id);
  const asked = { ...filter, questionnaireId: id, ...reach.shown };
  const { rows, next } = await listReplies(tx, asked, page);
  return { items: await showReplies(tx, rows, reach), next };
}
