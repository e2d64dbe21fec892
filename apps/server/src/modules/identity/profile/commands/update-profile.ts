import { updateProfile as at } from "@polyphon/contract/identity/profile.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { AccountDeps } from "../../identity.deps.ts";
import { saveProfile } from "../save-profile.ts";

export const updateProfile = (deps: AccountDeps) =>
  command(at, (context) => saveProfile(deps, context), { scope: () => allScope("session") });
