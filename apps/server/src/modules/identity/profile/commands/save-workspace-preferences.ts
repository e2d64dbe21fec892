import { saveWorkspacePreferences as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { command } from "../../../../platform/operation/command.ts";
import { storeWorkspace } from "../profile.store.ts";

/** A person of the provider who acts for a company has their workspace outside of it. */
export const saveWorkspacePreferences = command(
  at,
  async ({ input, actor, tx, now }) => {
    await storeWorkspace(tx, actor.accountId, input, now);
    return input;
  },
  { scope: () => allScope("session") },
);
