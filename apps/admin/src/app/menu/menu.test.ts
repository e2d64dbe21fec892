import {
  type PermissionKey,
  permissionKeys,
  type UserTypeName,
  userTypeNames,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import { type MenuGroupKey, menuLayout, menuOfType } from "@polyphon/contract/screens/menu.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, it } from "vitest";
import type { Account } from "../../shared/session/account.ts";
import { headerLinks } from "../header/header-links.ts";
import { listOfScreen } from "./list-of-screen.ts";
import { menuFor } from "./menu.ts";
import { screenPattern } from "../../shared/address/screen-pattern.ts";
import { currentEntry, pathsOf } from "./shell-frame.ts";

const off = { ownPostApprovalFeature: false, importLinkedinContentFeature: false };

function staff(
  type: UserTypeName,
  permissions: readonly PermissionKey[] = permissionKeys,
  features: Account["features"] = off,
): Account {
  const mode = type === "superAdmin" ? "full" : "permission";
  return {
    userType: userTypes[type],
    features,
    can: { mode, permissions: [...permissions], restriction: null },
  } as unknown as Account;
}

const entries = (account: Account): string[] =>
  pathsOf(menuFor(account)).map((path) => path.replace("/admin/", ""));
const groupOf = (account: Account, key: MenuGroupKey): string[] =>
  (menuFor(account).groups.find((group) => group.key === key)?.paths ?? []).map((path) =>
    path.replace("/admin/", ""),
  );
const superAdmin = entries(staff("superAdmin"));
const has = (found: readonly string[], wanted: string) =>
  expect(found).toEqual(expect.arrayContaining(wanted.split(" ")));

describe("the menu of the super admin", () => {
  it("has the dashboard and nine groups with 61 entries, each once [A2.4-10]", () => {
    expect(menuFor(staff("superAdmin")).groups.map((group) => [group.key, group.paths.length])).toEqual([
      ["people", 9],
      ["companies", 4],
      ["content", 10],
      ["editorial", 3],
      ["autopilot", 4],
      ["outreach", 6],
      ["learning", 7],
      ["reports", 13],
      ["operations", 5],
    ]);
    expect(new Set(superAdmin).size).toBe(62);
    has(superAdmin, "dashboard dashboard-setting manage-email");
  });

  it("leads to users and roles [A2.4-11]", () => {
    has(
      superAdmin,
      "chief-users approve-users corporate-users front-users multi-pass-login bulk-add-front-user user-notification-emails rolelist manageUserRole manage-user-param move-user",
    );
  });

  it("leads to profile reviews [A2.4-12]", () => {
    has(superAdmin, "profile-review suggestion-list");
  });

  it("leads to content [A2.4-13]", () => {
    has(
      superAdmin,
      "curator-codes add-fpn-post view-post-list view-user-action real_time_contents-list real_time_user-action category-list linkedin-content-copy-setting gallery-image-list sticker-list",
    );
  });

  it("leads to badges, mentions, questionnaires and trainings [A2.4-14]", () => {
    has(
      superAdmin,
      "badge_own_post manage-mention-master manage-questionnaire training-trigger-list training-certificates-list training-enroll-users-list training-other-enroll-users-list",
    );
  });

  it("leads to companies [A2.4-15]", () => {
    has(superAdmin, "manage-company holding-entities onboard-configuration autopilot-control-list");
  });

  it("leads to outreach [A2.4-16]", () => {
    has(
      superAdmin,
      "newsletter manage-banner manage-annoucements scheduled_broadcast_posts scheduled_broadcast_post/scheduled_broadcasts",
    );
  });

  it("has a group of reports [A2.4-17]", () => {
    has(
      groupOf(staff("superAdmin"), "reports"),
      "user-wise-report post-wise-report post-previews social_url_engagements curator_postwise post_analysis_report newsletter_engagements writers_billable_report profile_review_report aupilot-config-report linkedin-new-app-connection-report",
    );
  });

  it("leads to the report queue and scheduled reports [A2.4-18]", () => {
    has(superAdmin, "processing_queue_report scheduled_reports");
  });

  it("leads to pages and kill switches [A2.4-19]", () => {
    has(superAdmin, "cms-list killswitch post-killswitch prohibited-emails");
  });

  it("has the logs in one group [A2.4-20]", () => {
    has(groupOf(staff("superAdmin"), "autopilot"), "companyApLog userAptLog user-autopilot-run-status");
  });
});

describe("the menus of other staff", () => {
  it("show an entry only with its permission [A2.4-02]", () => {
    expect(entries(staff("subAdmin", ["list_post"]))).toContain("view-post-list");
    expect(entries(staff("subAdmin", ["list_post"]))).not.toContain("category-list");
    expect(entries(staff("subAdmin", ["list_category"]))).toContain("category-list");
  });

  it("show a group with one permitted entry and no group without any [A2.4-03]", () => {
    const keys = menuFor(staff("subAdmin", ["list_holding_entity"])).groups.map((group) => group.key);
    expect(keys).toContain("companies");
    expect(keys).not.toContain("editorial");
  });

  it("are chosen by the user type, 0 to 7 [A2.4-01] [A6-01] [C6-01]", () => {
    expect(userTypes).toEqual({
      superAdmin: 0,
      subAdmin: 1,
      corporateAdmin: 2,
      corporateUser: 3,
      editorInChief: 4,
      writer: 5,
      proofreader: 6,
      approver: 7,
    });
    const menus = userTypeNames.map((type) => entries(staff(type)).join());
    // The two corporate types share one menu.
    expect(new Set(menus).size).toBe(userTypeNames.length - 1);
  });

  it("require a permission for every entry of a sub admin, otherwise as for the super admin [A2.4-21]", () => {
    const keyed = menuOfType(userTypes.superAdmin).filter(({ permission }) => permission !== "never");
    has(entries(staff("subAdmin")), keyed.map(({ path }) => path.replace("/admin/", "")).join(" "));
    const free = menuOfType(userTypes.subAdmin).filter(({ permission }) => permission === "none");
    expect(entries(staff("subAdmin", []))).toEqual(free.map(({ path }) => path.replace("/admin/", "")));
  });

  it("add writers and proofreaders for a sub admin [A2.4-22]", () => {
    has(entries(staff("subAdmin")), "writer-users proof-reader-list");
    expect(entries(staff("subAdmin"))).not.toContain("curator-codes");
    expect(superAdmin).not.toContain("writer-users");
  });

  it("give a company its own users [A2.4-23]", () => {
    for (const type of ["corporateAdmin", "corporateUser"] as const)
      has(entries(staff(type)), "corporate-front-users bulk-add-front-user corporate-list cross-domains");
  });

  it("give a company its content and a list of reports [A2.4-24] [A2.4-25]", () => {
    const on = { ownPostApprovalFeature: true, importLinkedinContentFeature: true };
    for (const type of ["corporateAdmin", "corporateUser"] as const) {
      const account = staff(type, permissionKeys, on);
      has(
        entries(account),
        "posts processingQueue own-post-approval company_linkedin_post manage-post-tag manage-prohibited-word",
      );
      has(groupOf(account, "reports"), "user-wise-report post-wise-report scheduled_reports");
    }
  });

  it("hide own posts and LinkedIn posts while the company's feature is off [A2.4-08] [A2.4-09]", () => {
    const own = staff("corporateAdmin", permissionKeys, { ...off, ownPostApprovalFeature: true });
    const linkedin = staff("corporateAdmin", permissionKeys, { ...off, importLinkedinContentFeature: true });
    expect(entries(own)).toContain("own-post-approval");
    expect(entries(own)).not.toContain("company_linkedin_post");
    expect(entries(linkedin)).toContain("company_linkedin_post");
    expect(entries(linkedin)).not.toContain("own-post-approval");
  });

  it("give the Editor-in-Chief people, posts and reports [A2.4-26] [A2.4-27] [A2.4-28] [A2.4-29]", () => {
    has(
      entries(staff("editorInChief")),
      "writer-users proof-reader-list move-user eic-manage-post real_time_contents-list wizard_posts/category_contents wizard_post_previews gallery_image_review_report wizard-rejected-post-report all_writers_work cms-list killswitch companyApLog userAptLog",
    );
  });

  it("give a writer their own work [A2.4-30]", () => {
    has(
      entries(staff("writer")),
      "writer-manage-post my-work writer_billable_work real_time_contents-list cms-list",
    );
  });

  it("send proofreader and approver to their own posts [A2.4-33] [A2.4-34]", () => {
    expect(entries(staff("proofreader"))).toContain("proof-reader-posts");
    expect(entries(staff("approver"))).toContain("wizard_posts/approver_list");
    expect(entries(staff("approver", []))).not.toContain("wizard_posts/approver_list");
  });

  it("give both a dashboard that is also the page /admin [A2.4-31]", () => {
    for (const type of ["proofreader", "approver"] as const) {
      const menu = menuFor(staff(type, []));
      expect(entries(staff(type, []))).toContain("dashboard");
      expect([currentEntry(menu, "/admin"), currentEntry(menu, "/admin/dashboard")]).toEqual([
        "/admin/dashboard",
        "/admin/dashboard",
      ]);
    }
  });

  it("give both groups of real-time content, pages, kill switches and logs [A2.4-35] [A2.4-39] [A2.4-40]", () => {
    for (const type of [userTypes.proofreader, userTypes.approver]) {
      const groups = Object.fromEntries(menuLayout(type).groups.map(({ key, paths }) => [key, paths]));
      expect(groups).toEqual({
        realTime: ["/admin/real_time_contents-list", "/admin/real_time_user-action"],
        pages: ["/admin/cms-list"],
        killSwitch: ["/admin/killswitch", "/admin/post-killswitch", "/admin/prohibited-emails"],
        logs: ["/admin/companyApLog", "/admin/userAptLog", "/admin/user-autopilot-run-status"],
      });
      const status = menuOfType(type).find(({ path }) => path === "/admin/user-autopilot-run-status");
      expect(status?.permission).toBe("never");
    }
  });

  it("give both roles, moves, pages and kill switches by their permissions [A2.4-32] [A2.4-36] [A2.4-37] [A2.4-38]", () => {
    for (const type of ["proofreader", "approver"] as const) {
      has(
        entries(staff(type)),
        "manageUserRole move-user cms-list killswitch post-killswitch prohibited-emails",
      );
      expect(entries(staff(type, []))).not.toContain("manageUserRole");
      expect(entries(staff(type, []))).not.toContain("move-user");
    }
  });
});

describe("the header", () => {
  const person = (more: Partial<Account>, type: UserTypeName = "corporateAdmin"): Account => ({
    ...staff(type),
    authorities: ["ROLE_USER"],
    userRoles: [],
    companyId: null,
    ...more,
  });
  const keys = (account: Account) => headerLinks(account).map(({ key }) => key);

  it("leads to the ERP system for the admin authority only [A2.3-04]", () => {
    const can = { ...staff("superAdmin").can, erpUrl: "https://erp.example" };
    expect(keys(person({ authorities: ["ROLE_ADMIN"], can }, "superAdmin"))).toEqual(["erp"]);
    expect(keys(person({ authorities: ["ROLE_SUB_ADMIN"], can }, "subAdmin"))).toEqual([]);
  });

  it("leads a company's staff who may edit it to their company", () => {
    const [link] = headerLinks(person({ companyId: 7 }));
    expect(link).toEqual({ key: "company", href: "/admin/edit-corporate/7" });
    const { can } = staff("corporateAdmin", ["list_front_user"]);
    expect(keys(person({ companyId: 7, can }))).not.toContain("company");
    expect(keys(person({ companyId: 7 }, "subAdmin"))).not.toContain("company");
  });

  it("leads corporate staff to the calendar, and to the role picker with several roles", () => {
    const role = { id: 1, roleId: 2, roleName: "A", userType: 2, readyToPublish: false, companies: [] };
    expect(keys(person({}))).toEqual(["calendar"]);
    expect(keys(person({ userRoles: [role, { ...role, id: 2 }] }))).toEqual(["calendar", "changeRole"]);
  });
});

describe("the screens", () => {
  const admin = screens.filter((screen) => screen.app === "admin");

  it("for editing and viewing have the id of their record in the address, those for adding do not [A2.5-01] [A2.5-04]", () => {
    const named = admin.map(({ path }) => path.replace("/admin/", ""));
    const records = named.filter((path) => /^(edit|view)[-_]/.test(path) && path.includes("/"));
    expect(records.length).toBeGreaterThan(35);
    for (const path of records) expect(path).toMatch(/\/:\w+$/);
    const adding = named.filter(
      (path) => path.startsWith("add") && path !== "add-mention-connection/:userId",
    );
    for (const path of adding) expect(path).not.toContain(":");
  });

  it("name other parameters specifically [A2.5-03]", () => {
    const paths = new Set(admin.map(({ path }) => path));
    for (const path of [
      "/admin/post/view_own_post/:ownPostid",
      "/admin/add-mention-connection/:userId",
      "/admin/processing-post-action/:processingId",
      "/admin/wizard_posts/subadmin_list/:params",
      "/admin/edit_company_linkedin_post/:postId",
      "/admin/view-linkedin-post/:linkedinId",
    ])
      expect(paths).toContain(path);
  });

  it("include a distinct pattern below the base path for each of the 198 catalogued screens [A2.1-01] [C2-01]", () => {
    const patterns = admin.map((screen) => screenPattern(screen.path));
    expect(new Set(patterns).size).toBe(198);
    expect(admin.every((screen) => /^\/admin(\/|$)/.test(screen.path))).toBe(true);
    expect(screenPattern("/admin")).toBe("/");
    expect(screenPattern("/admin/assigned-users/:id/:roleName")).toBe("/assigned-users/$id/$roleName");
  });

  it("lead from add, edit and view to a screen that is itself a list", () => {
    for (const list of Object.values(listOfScreen)) expect(listOfScreen[list]).toBeUndefined();
  });
});
