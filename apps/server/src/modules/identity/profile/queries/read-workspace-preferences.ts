import { readWorkspacePreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findWorkspace } from "../profile.store.ts";

/** A person of the provider who acts for a company has their workspace outside of it. */
export const readWorkspacePreferences = query(
  at,
  async ({ actor, tx }) =>
    (await findWorkspace(tx, actor.accountId)) ?? { pinned: [], views: [], columns: [] },
  { scope: () => allScope("session") },
);
