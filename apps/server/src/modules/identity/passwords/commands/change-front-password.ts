import { changeFrontPassword as at } from "@polyphon/contract/identity/password.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { changePassword } from "../change-password.ts";
import type { ChangePasswordDeps } from "../../identity.deps.ts";

export const changeFrontPassword = (deps: ChangePasswordDeps) =>
  flow(at, "sets-password", (context) => changePassword(deps, context));
