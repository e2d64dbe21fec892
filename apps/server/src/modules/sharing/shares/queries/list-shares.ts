import { listShares as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { beginOfDate } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { presentShares } from "../present-shares.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { listSharesOf } from "../share.store.ts";

export const listShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const { dueFrom, dueBefore, needsYou, ...filter } = input;
    const instant = (date: string | undefined) =>
      date === undefined ? undefined : beginOfDate(date, actor.timeZone);
    const { rows, next } = await listSharesOf(
      tx,
      {
        ...filter,
        due: { from: instant(dueFrom), until: instant(dueBefore) },
        needsYou: needsYou === "true",
        userId: actor.accountId,
      },
      input,
    );
    return { items: await presentShares(tx, deps, actor, rows), next };
  });
