import type { PeopleDeps } from "./people.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { addAssociateUser } from "./linkedin-groups/commands/add-associate-user.ts";
import { addGroupMembers } from "./group-parameters/commands/add-group-members.ts";
import { addRoleAssignment } from "./roles/commands/add-role-assignment.ts";
import { associateUserLogin } from "./linkedin-groups/commands/associate-user-login.ts";
import { changeGroupType } from "./linkedin-groups/commands/change-group-type.ts";
import { changeUserPassword } from "./staff/commands/change-user-password.ts";
import { editRoleAssignment } from "./roles/commands/edit-role-assignment.ts";
import { removeGroupMember } from "./group-parameters/commands/remove-group-member.ts";
import { removeRoleAssignment } from "./roles/commands/remove-role-assignment.ts";
import { saveRolePermissions } from "./roles/commands/save-role-permissions.ts";
import { updateAssociateFollowers } from "./linkedin-groups/commands/update-associate-followers.ts";
import { updateTour } from "./tour/commands/update-tour.ts";
import { frontUserOperations } from "./front-users/front-users.operations.ts";
import { remindInactive } from "./inactivity/jobs/remind-inactive.ts";
import { findAssignableCategories } from "./roles/queries/find-assignable-categories.ts";
import { findAssignableCompanies } from "./roles/queries/find-assignable-companies.ts";
import { findGroupCandidates } from "./group-parameters/queries/find-group-candidates.ts";
import { findStaff } from "./roles/queries/find-staff.ts";
import { getStaffUser } from "./staff/queries/get-staff-user.ts";
import { getRoleAssignment } from "./roles/queries/get-role-assignment.ts";
import { listAssociateUsers } from "./linkedin-groups/queries/list-associate-users.ts";
import { listGroupMembers } from "./group-parameters/queries/list-group-members.ts";
import { listRoleAssignments } from "./roles/queries/list-role-assignments.ts";
import { listRoleChoices } from "./roles/queries/list-role-choices.ts";
import { listRoles } from "./roles/queries/list-roles.ts";
import { serveGroups } from "./group-parameters/serve-groups.ts";
import { serveStaff } from "./staff/serve-staff.ts";
import { uploadJobs, uploadOperations } from "./uploads/uploads.operations.ts";

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
      ...serveGroups(deps.lookups),
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
