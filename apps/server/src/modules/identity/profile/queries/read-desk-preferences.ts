import { readDeskPreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { findDesk } from "../profile.store.ts";

/** A person of the provider who acts for a company has the desk outside of it. */
export const readDeskPreferences = flow(at, ({ actor, inTx }) =>
  inTx(
    async (tx) => (await findDesk(tx, actor.accountId)) ?? { pinned: [], views: [], columns: [] },
    allScope("session"),
  ),
);
