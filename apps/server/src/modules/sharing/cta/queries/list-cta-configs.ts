import { listCtas as at } from "@polyphon/contract/sharing/cta.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { mayShare } from "../../sharing.policy.ts";
import { presentCtas } from "../cta.present.ts";
import { listCtas } from "../cta.store.ts";

export const listCtaConfigs = query(at, async ({ input, actor, tx, now }) => {
  const { status, usableIn } = input;
  const filter = {
    userId: actor.accountId,
    active: status === undefined ? null : status === "ACTIVE",
    usable: usableIn === undefined ? null : { categoryId: usableIn, now },
  };
  const { rows, next } = await listCtas(tx, filter, input);
  return {
    items: await presentCtas(tx, rows),
    next,
    can: { change: mayShare(actor) === true },
  };
});
