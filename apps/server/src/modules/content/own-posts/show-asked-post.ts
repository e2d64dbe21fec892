import type {
  askedOwnPost,
  askedOwnPostRow,
} from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import { mayDecideOwnPost, mayOfferOwnPost } from "@polyphon/rules/content/own-posts/own-post.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { WatchedGuard } from "../../../platform/guard/looks.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { ContentDeps } from "../content.deps.ts";
import { mayEditAsked, mayViewAsked } from "./own-post.policy.ts";
import { findOwnPost, type OwnPostRow } from "./own-post.store.ts";
import { bodyOf } from "./show-own-post.ts";

interface Reader {
  readonly actor: StaffActor;
  readonly guard: WatchedGuard;
}

/** What the back office shows beside each: its author, and what the caller may do with it. */
export async function staffPart(
  tx: Tx,
  { lookups }: ContentDeps,
  { actor, guard }: Reader,
  rows: readonly OwnPostRow[],
): Promise<
  (row: OwnPostRow) => Pick<z.output<typeof askedOwnPostRow>, "author" | "company" | "offeredPostId" | "can">
> {
  guard.tells(rows.map(({ accountId }) => accountId));
  const [people, companies] = await Promise.all([
    lookups.accountNames(tx, [...new Set(rows.map(({ accountId }) => accountId))]),
    lookups.choices.company.named(tx, [...new Set(rows.map(({ companyId }) => companyId))]),
  ]);
  const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
  const edits = mayEditAsked(actor);
  return (row) => ({
    author: people.get(row.accountId) ?? "",
    company: companyNames.get(row.companyId) ?? "",
    offeredPostId: row.offeredPostId,
    can: {
      view: mayViewAsked(actor),
      edit: edits && mayDecideOwnPost(row),
      decide: edits && mayDecideOwnPost(row),
      offer: edits && mayOfferOwnPost(row, row.offeredPostId),
    },
  });
}

export async function showAsked(
  tx: Tx,
  deps: ContentDeps,
  reader: Reader,
  id: number,
): Promise<z.output<typeof askedOwnPost>> {
  const row = await findOwnPost(tx, id);
  if (!row) throw new Refusal("not_found");
  const [body, part] = await Promise.all([bodyOf(tx, deps, row), staffPart(tx, deps, reader, [row])]);
  return { ...body, ...part(row), companyId: row.companyId };
}
