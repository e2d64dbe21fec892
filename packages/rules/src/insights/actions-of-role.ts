import { type DashboardAction, dashboardActions } from "@polyphon/contract/insights/dashboard-actions.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { type UserType, userTypes } from "@polyphon/contract/permissions.ts";

interface ActionRule {
  readonly path: AdminScreenPath;
  readonly types?: readonly UserType[];
}

const { editorInChief, writer, proofreader, approver } = userTypes;

export const actionRules: Readonly<Record<DashboardAction, ActionRule>> = {
  writePost: { path: "/admin/add-post", types: [writer] },
  reworkPosts: { path: "/admin/writer-manage-post", types: [writer] },
  proofread: { path: "/admin/proof-reader-posts", types: [proofreader] },
  judgePosts: { path: "/admin/eic-manage-post", types: [editorInChief] },
  publishPosts: { path: "/admin/wizard_posts/approver_list", types: [approver] },
  checkPay: { path: "/admin/writer_billable_work", types: [writer] },
  addWriter: { path: "/admin/add-writer" },
  inviteEmployees: { path: "/admin/bulk-add-front-user" },
  readRealTime: { path: "/admin/real_time_contents-list" },
  assignRoles: { path: "/admin/manageUserRole" },
  moveEmployee: { path: "/admin/move-user" },
  stopSharing: { path: "/admin/killswitch" },
};

/** More would be a menu again. */
const most = 6;

/** The first few that fit a kind of staff and whose screen opens. */
export function actionsOfRole(
  userType: number | null,
  opens: (path: AdminScreenPath) => boolean,
): DashboardAction[] {
  return dashboardActions
    .filter((action) => {
      const { path, types } = actionRules[action];
      return (types === undefined || types.some((type) => type === userType)) && opens(path);
    })
    .slice(0, most);
}
