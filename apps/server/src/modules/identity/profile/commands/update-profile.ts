import { updateProfile as at } from "@polyphon/contract/identity/profile.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import type { AccountDeps } from "../../identity.deps.ts";
import { saveProfile } from "../save-profile.ts";

export const updateProfile = (deps: AccountDeps) => flow(at, (context) => saveProfile(deps, context));
