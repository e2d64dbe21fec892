import { changeStaffPassword as at } from "@polyphon/contract/identity/password.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import { changePassword, type ChangePasswordNeeds } from "../change-password.ts";

export const changeStaffPassword = (needs: ChangePasswordNeeds) =>
  flow(at, (context) => changePassword(needs, context));
