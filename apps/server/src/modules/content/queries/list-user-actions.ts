import { listUserActions as at } from "@polyphon/contract/content/post-desk.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { ContentNeeds } from "../content.port.ts";
import { listUserActions as findPage, type UserActionPlace } from "../user-action.store.ts";

const day = 24 * 60 * 60_000;

function placeOf(after: string | undefined): UserActionPlace | null {
  const parts = readCursor(after, ["instant", "number", "number", "number"]);
  if (!parts) return null;
  const [at = "", rank, postId, accountId] = parts;
  return { at: String(at), rank: Number(rank), postId: Number(postId), accountId: Number(accountId) };
}

export const listUserActions = ({ desk }: Pick<ContentNeeds, "desk">) =>
  query(at, async ({ input, tx }) => {
    const found = await findPage(tx, {
      action: input.action ?? null,
      companyId: input.companyId ?? null,
      postId: input.postId ?? null,
      from: input.from === undefined ? null : new Date(input.from),
      // The last day belongs to the span.
      to: input.to === undefined ? null : new Date(Date.parse(input.to) + day),
      after: placeOf(input.after),
      limit: input.limit + 1,
    });
    const page = found.slice(0, input.limit);
    const [people, companies] = await Promise.all([
      desk.accountNames(tx, [...new Set(page.map(({ accountId }) => accountId))]),
      desk.choices.company.named(tx, [...new Set(page.map(({ companyId }) => companyId))]),
    ]);
    const companyNames = new Map(companies.map(({ id, name }) => [id, name]));
    const last = page.at(-1);
    return {
      items: page.map((row) => ({
        id: `${row.rank}-${row.postId}-${row.accountId}`,
        at: new Date(row.at).toISOString(),
        action: row.action,
        postId: row.postId,
        postTitle: row.postTitle,
        person: people.get(row.accountId) ?? "",
        company: companyNames.get(row.companyId) ?? "",
        reason: row.reason,
      })),
      next:
        found.length > input.limit && last
          ? makeCursor(last.at, last.rank, last.postId, last.accountId)
          : null,
    };
  });
