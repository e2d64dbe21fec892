import type { PeopleDeps } from "./people.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { addAssociateUser } from "./commands/add-associate-user.ts";
import { addGroupMembers } from "./commands/add-group-members.ts";
import { addRoleAssignment } from "./commands/add-role-assignment.ts";
import { associateUserLogin } from "./commands/associate-user-login.ts";
import { changeGroupType } from "./commands/change-group-type.ts";
import { changeUserPassword } from "./commands/change-user-password.ts";
import { editRoleAssignment } from "./commands/edit-role-assignment.ts";
import { removeGroupMember } from "./commands/remove-group-member.ts";
import { removeRoleAssignment } from "./commands/remove-role-assignment.ts";
import { saveRolePermissions } from "./commands/save-role-permissions.ts";
import { updateAssociateFollowers } from "./commands/update-associate-followers.ts";
import { updateTour } from "./commands/update-tour.ts";
import { frontUserOperations } from "./front-users/front-user-operations.ts";
import { remindInactive } from "./jobs/remind-inactive.ts";
import { findAssignableCategories } from "./queries/find-assignable-categories.ts";
import { findAssignableCompanies } from "./queries/find-assignable-companies.ts";
import { findGroupCandidates } from "./queries/find-group-candidates.ts";
import { findStaff } from "./queries/find-staff.ts";
import { getStaffUser } from "./queries/get-staff-user.ts";
import { getRoleAssignment } from "./queries/get-role-assignment.ts";
import { listAssociateUsers } from "./queries/list-associate-users.ts";
import { listGroupMembers } from "./queries/list-group-members.ts";
import { listRoleAssignments } from "./queries/list-role-assignments.ts";
import { listRoleChoices } from "./queries/list-role-choices.ts";
import { listRoles } from "./queries/list-roles.ts";
import { serveGroups } from "./serve-groups.ts";
import { serveStaff } from "./serve-staff.ts";
import { uploadJobs, uploadOperations } from "./uploads/upload-operations.ts";

export function people(deps: PeopleDeps): Module {
  const { linkedinStates, categories } = deps;
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
      updateTour,
      ...frontUserOperations(deps.frontUsers),
      ...serveStaff(deps),
      getStaffUser,
      changeUserPassword(deps),
      ...serveGroups(deps.desk),
      listGroupMembers,
      findGroupCandidates,
      addGroupMembers,
      removeGroupMember,
      ...uploadOperations(deps),
    ],
    jobs: [...uploadJobs(deps), remindInactive],
    listeners: [],
  };
}
