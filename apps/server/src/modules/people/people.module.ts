import type { Module } from "../../platform/module/module.ts";
import { addAssociateUser } from "./commands/add-associate-user.ts";
import { addRoleAssignment } from "./commands/add-role-assignment.ts";
import { associateUserLogin } from "./commands/associate-user-login.ts";
import { changeGroupType } from "./commands/change-group-type.ts";
import { editRoleAssignment } from "./commands/edit-role-assignment.ts";
import { removeRoleAssignment } from "./commands/remove-role-assignment.ts";
import { saveRolePermissions } from "./commands/save-role-permissions.ts";
import { updateAssociateFollowers } from "./commands/update-associate-followers.ts";
import type { CategoryChoice, LinkedinStates } from "./people.port.ts";
import { findAssignableCategories } from "./queries/find-assignable-categories.ts";
import { findAssignableCompanies } from "./queries/find-assignable-companies.ts";
import { findStaff } from "./queries/find-staff.ts";
import { getRoleAssignment } from "./queries/get-role-assignment.ts";
import { listAssociateUsers } from "./queries/list-associate-users.ts";
import { listRoleAssignments } from "./queries/list-role-assignments.ts";
import { listRoleChoices } from "./queries/list-role-choices.ts";
import { listRoles } from "./queries/list-roles.ts";

export interface PeopleNeeds {
  readonly linkedinStates: LinkedinStates;
  readonly categories: CategoryChoice;
}

export function people({ linkedinStates, categories }: PeopleNeeds): Module {
  return {
    name: "people",
    operations: [
      listRoles,
      saveRolePermissions,
      listRoleAssignments(categories),
      getRoleAssignment(categories),
      addRoleAssignment(categories),
      editRoleAssignment(categories),
      removeRoleAssignment,
      listRoleChoices,
      findAssignableCompanies,
      findAssignableCategories(categories),
      findStaff,
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
