import { readWorkspacePreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { findWorkspace } from "../profile.store.ts";

/** A person of the provider who acts for a company has their workspace outside of it. */
export const readWorkspacePreferences = flow(at, ({ actor, inTx }) =>
  inTx(
    async (tx) => (await findWorkspace(tx, actor.accountId)) ?? { pinned: [], views: [], columns: [] },
    allScope("session"),
  ),
);
