import { userTypes } from "../permissions.ts";
import type { AdminScreenPermission } from "./screen.ts";
import { type AdminScreenPath, screens } from "./screens.ts";

export type MenuGroupKey =
  | "people"
  | "companies"
  | "content"
  | "editorial"
  | "autopilot"
  | "outreach"
  | "learning"
  | "reports"
  | "operations"
  | "realTime"
  | "pages"
  | "killSwitch"
  | "logs";

export interface MenuGroup {
  readonly key: MenuGroupKey;
  readonly paths: readonly AdminScreenPath[];
}

export interface Menu {
  /** Entries without a group. */
  readonly flat: readonly AdminScreenPath[];
  readonly groups: readonly MenuGroup[];
}

export const homeEntry: AdminScreenPath = "/admin/dashboard";

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

const realTime: MenuGroup = {
  key: "realTime",
  paths: ["/admin/real_time_contents-list", "/admin/real_time_user-action"],
};
const pages: MenuGroup = { key: "pages", paths: ["/admin/cms-list"] };
const killSwitch: MenuGroup = {
  key: "killSwitch",
  paths: ["/admin/killswitch", "/admin/post-killswitch", "/admin/prohibited-emails"],
};
const logs: MenuGroup = {
  key: "logs",
  paths: ["/admin/companyApLog", "/admin/userAptLog", "/admin/user-autopilot-run-status"],
};

const corporate: Menu = {
  flat: [
    homeEntry,
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
  ],
  groups: [
    {
      key: "reports",
      paths: [
        "/admin/user-wise-report",
        "/admin/post-wise-report",
        "/admin/post-previews",
        "/admin/autopilot-report",
        "/admin/social_url_engagements",
        "/admin/newsletter_engagements",
        "/admin/scheduled_reports",
      ],
    },
  ],
};

const reviewer = (posts: AdminScreenPath): Menu => ({
  flat: [homeEntry, "/admin/manageUserRole", posts, "/admin/move-user"],
  groups: [realTime, pages, killSwitch, logs],
});

const menus: Readonly<Record<number, Menu>> = {
  [userTypes.superAdmin]: { flat: [homeEntry], groups: provider },
  [userTypes.subAdmin]: { flat: [homeEntry], groups: subAdmin },
  [userTypes.corporateAdmin]: corporate,
  [userTypes.corporateUser]: corporate,
  [userTypes.editorInChief]: {
    flat: [
      homeEntry,
      "/admin/writer-users",
      "/admin/proof-reader-list",
      "/admin/eic-manage-post",
      "/admin/wizard_posts/category_contents",
      "/admin/wizard_post_previews",
      "/admin/gallery_image_review_report",
      "/admin/wizard-rejected-post-report",
      "/admin/all_writers_work",
      "/admin/cms-list",
      "/admin/move-user",
      "/admin/killswitch",
    ],
    groups: [realTime, logs],
  },
  [userTypes.writer]: {
    flat: [homeEntry, "/admin/writer-manage-post", "/admin/my-work", "/admin/writer_billable_work"],
    groups: [realTime, pages],
  },
  [userTypes.proofreader]: reviewer("/admin/proof-reader-posts"),
  [userTypes.approver]: reviewer("/admin/wizard_posts/approver_list"),
};

const noRole: Menu = { flat: [homeEntry], groups: [] };

/** Everything the side menu of a user type can hold; without a role it is only the dashboard. */
export function menuLayout(userType: number | null): Menu {
  return menus[userType ?? -1] ?? noRole;
}

export interface MenuEntry {
  readonly path: AdminScreenPath;
  readonly permission: AdminScreenPermission;
}

const permissionAt = new Map<string, AdminScreenPermission>(
  screens
    .filter((screen) => screen.app === "admin")
    .map(({ path, permission }) => [path, permission as AdminScreenPermission]),
);

/** The entries of a user type's menu, each with the key it needs; `never` shows with full access only. */
export function menuOfType(userType: number | null): readonly MenuEntry[] {
  const { flat, groups } = menuLayout(userType);
  return [...flat, ...groups.flatMap((group) => group.paths)].map((path) => ({
    path,
    permission: permissionAt.get(path) ?? "never",
  }));
}
