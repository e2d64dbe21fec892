import { userTypes } from "@polyphon/contract/permissions.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../shared/account.ts";

export type MenuGroupKey =
  | "people"
  | "companies"
  | "content"
  | "editorial"
  | "autopilot"
  | "outreach"
  | "learning"
  | "reports"
  | "operations";

export interface MenuGroup {
  readonly key: MenuGroupKey;
  readonly paths: readonly AdminScreenPath[];
}

export interface Menu {
  /** Entries without a group, after the dashboard. */
  readonly flat: readonly AdminScreenPath[];
  readonly groups: readonly MenuGroup[];
}

const provider: readonly MenuGroup[] = [
  {
    key: "people",
    paths: [
      "/admin/front-users",
      "/admin/corporate-users",
      "/admin/bulk-add-front-user",
      "/admin/move-user",
      "/admin/multi-pass-login",
      "/admin/manage-user-param",
      "/admin/rolelist",
      "/admin/manageUserRole",
      "/admin/user-notification-emails",
    ],
  },
  {
    key: "companies",
    paths: [
      "/admin/manage-company",
      "/admin/holding-entities",
      "/admin/onboard-configuration",
      "/admin/linkedin-content-copy-setting",
    ],
  },
  {
    key: "content",
    paths: [
      "/admin/view-post-list",
      "/admin/add-fpn-post",
      "/admin/real_time_contents-list",
      "/admin/category-list",
      "/admin/gallery-image-list",
      "/admin/sticker-list",
      "/admin/manage-mention-master",
      "/admin/badge_own_post",
      "/admin/view-user-action",
      "/admin/real_time_user-action",
    ],
  },
  { key: "editorial", paths: ["/admin/chief-users", "/admin/approve-users", "/admin/curator-codes"] },
  {
    key: "autopilot",
    paths: [
      "/admin/autopilot-control-list",
      "/admin/companyApLog",
      "/admin/userAptLog",
      "/admin/user-autopilot-run-status",
    ],
  },
  {
    key: "outreach",
    paths: [
      "/admin/manage-annoucements",
      "/admin/manage-banner",
      "/admin/scheduled_broadcast_posts",
      "/admin/scheduled_broadcast_post/scheduled_broadcasts",
      "/admin/newsletter",
      "/admin/manage-email",
    ],
  },
  {
    key: "learning",
    paths: [
      "/admin/training-certificates-list",
      "/admin/training-trigger-list",
      "/admin/training-enroll-users-list",
      "/admin/training-other-enroll-users-list",
      "/admin/manage-questionnaire",
      "/admin/profile-review",
      "/admin/suggestion-list",
    ],
  },
  {
    key: "reports",
    paths: [
      "/admin/user-wise-report",
      "/admin/post-wise-report",
      "/admin/post-previews",
      "/admin/social_url_engagements",
      "/admin/curator_postwise",
      "/admin/post_analysis_report",
      "/admin/newsletter_engagements",
      "/admin/writers_billable_report",
      "/admin/profile_review_report",
      "/admin/aupilot-config-report",
      "/admin/linkedin-new-app-connection-report",
      "/admin/processing_queue_report",
      "/admin/scheduled_reports",
    ],
  },
  {
    key: "operations",
    paths: [
      "/admin/killswitch",
      "/admin/post-killswitch",
      "/admin/prohibited-emails",
      "/admin/cms-list",
      "/admin/dashboard-setting",
    ],
  },
];

/** A sub admin also leads writers and proofreaders. */
const subAdmin = provider.map((group) =>
  group.key === "editorial"
    ? { ...group, paths: [...group.paths, "/admin/writer-users", "/admin/proof-reader-list"] as const }
    : group,
);

const corporate: readonly AdminScreenPath[] = [
  "/admin/corporate-front-users",
  "/admin/bulk-add-front-user",
  "/admin/corporate-list",
  "/admin/cross-domains",
  "/admin/posts",
  "/admin/processingQueue",
  "/admin/own-post-approval",
  "/admin/company_linkedin_post",
  "/admin/manage-post-tag",
  "/admin/manage-prohibited-word",
  "/admin/calendar",
  "/admin/user-wise-report",
  "/admin/post-wise-report",
  "/admin/scheduled_reports",
];

const realTime: readonly AdminScreenPath[] = [
  "/admin/real_time_contents-list",
  "/admin/real_time_user-action",
];
const logs: readonly AdminScreenPath[] = [
  "/admin/companyApLog",
  "/admin/userAptLog",
  "/admin/user-autopilot-run-status",
];

const reviewer = (posts: AdminScreenPath): readonly AdminScreenPath[] => [
  "/admin/manageUserRole",
  posts,
  ...realTime,
  "/admin/cms-list",
  "/admin/move-user",
  "/admin/killswitch",
  "/admin/post-killswitch",
  "/admin/prohibited-emails",
  ...logs,
];

const flatOfType: Readonly<Partial<Record<number, readonly AdminScreenPath[]>>> = {
  [userTypes.corporateAdmin]: corporate,
  [userTypes.corporateUser]: corporate,
  [userTypes.editorInChief]: [
    "/admin/writer-users",
    "/admin/proof-reader-list",
    "/admin/eic-manage-post",
    ...realTime,
    "/admin/wizard_posts/category_contents",
    "/admin/wizard_post_previews",
    "/admin/gallery_image_review_report",
    "/admin/wizard-rejected-post-report",
    "/admin/all_writers_work",
    "/admin/cms-list",
    "/admin/move-user",
    "/admin/killswitch",
    ...logs,
  ],
  [userTypes.writer]: [
    "/admin/writer-manage-post",
    "/admin/my-work",
    "/admin/writer_billable_work",
    ...realTime,
    "/admin/cms-list",
  ],
  [userTypes.proofreader]: reviewer("/admin/proof-reader-posts"),
  [userTypes.approver]: reviewer("/admin/wizard_posts/approver_list"),
};

const screenAt = new Map<string, Screen>(
  screens.filter((screen) => screen.app === "admin").map((screen) => [screen.path, screen]),
);

export function adminScreen(path: AdminScreenPath): Screen {
  const screen = screenAt.get(path);
  if (!screen) throw new Error(`${path} is not in the catalogue`);
  return screen;
}

/** What this account may open. An entry without its permission is absent; a group without entries disappears. */
export function menuFor(account: Account): Menu {
  const open = (path: AdminScreenPath) => {
    const { permission, gate } = adminScreen(path);
    // The account names no feature of its company yet, so what hangs on one is taken as off.
    return mayOpen(account, permission) && gate?.startsWith("company ") !== true;
  };
  const flat = flatOfType[account.userType ?? -1];
  if (flat) return { flat: flat.filter(open), groups: [] };
  const groups = account.userType === userTypes.subAdmin ? subAdmin : provider;
  return {
    flat: [],
    groups: groups
      .map((group) => ({ ...group, paths: group.paths.filter(open) }))
      .filter((group) => group.paths.length > 0),
  };
}
