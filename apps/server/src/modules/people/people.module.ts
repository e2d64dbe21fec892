import type { Module } from "../../platform/module/module.ts";
import { addAssociateUser } from "./commands/add-associate-user.ts";
import { associateUserLogin } from "./commands/associate-user-login.ts";
import { changeGroupType } from "./commands/change-group-type.ts";
import { updateAssociateFollowers } from "./commands/update-associate-followers.ts";
import type { LinkedinStates } from "./people.port.ts";
import { listAssociateUsers } from "./queries/list-associate-users.ts";

export function people({ linkedinStates }: { readonly linkedinStates: LinkedinStates }): Module {
  return {
    name: "people",
    operations: [
      listAssociateUsers(linkedinStates),
      addAssociateUser,
      changeGroupType(linkedinStates),
      updateAssociateFollowers(linkedinStates),
      associateUserLogin,
    ],
    jobs: [],
    listeners: [],
  };
}
