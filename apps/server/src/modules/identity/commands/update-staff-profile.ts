import { updateStaffProfile as at } from "@polyphon/contract/identity/profile.contract.ts";
import { flow } from "../../../platform/operation/flow.ts";
import type { AccountNeeds } from "../read-own-account.ts";
import { saveProfile } from "../save-profile.ts";

export const updateStaffProfile = (needs: AccountNeeds) => flow(at, (context) => saveProfile(needs, context));
