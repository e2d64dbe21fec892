import {
  type PermissionKey,
  permissionKeys,
  type UserTypeName,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { describe, expect, it } from "vitest";
import { type Account, mayOpen } from "../shared/account.ts";
import { listOfScreen } from "./list-of-screen.ts";
import { menuFor } from "./menu.ts";
import { screenPattern } from "./screen-pattern.ts";

function staff(type: UserTypeName, permissions: readonly PermissionKey[] = permissionKeys): Account {
  const mode = type === "superAdmin" ? "full" : "permission";
  const features = { ownPostApprovalFeature: false, importLinkedinContentFeature: false };
  return {
    userType: userTypes[type],
    features,
    can: {
      mode,
      permissions: [...permissions],
      features: [],
      share: false,
      restriction: null,
      groups: false,
      erpUrl: null,
    },
  } as unknown as Account;
}

const entries = (account: Account): string[] => {
  const { flat, groups } = menuFor(account);
  return [...flat, ...groups.flatMap((group) => group.paths)].map((path) => path.replace("/admin/", ""));
};
const superAdmin = entries(staff("superAdmin"));
const has = (found: readonly string[], wanted: string) =>
  expect(found).toEqual(expect.arrayContaining(wanted.split(" ")));

describe("the menu of the super admin", () => {
  it("has nine groups with 61 entries, each once", () => {
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
    expect(new Set(superAdmin).size).toBe(61);
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
    const reports = menuFor(staff("superAdmin")).groups.find((group) => group.key === "reports");
    has(
      (reports?.paths ?? []).map((path) => path.replace("/admin/", "")),
      "user-wise-report post-wise-report post-previews social_url_engagements curator_postwise post_analysis_report newsletter_engagements writers_billable_report profile_review_report aupilot-config-report linkedin-new-app-connection-report",
    );
  });

  it("leads to the report queue and scheduled reports [A2.4-18]", () => {
    has(superAdmin, "processing_queue_report scheduled_reports");
  });

  it("leads to pages and stops [A2.4-19]", () => {
    has(superAdmin, "cms-list killswitch post-killswitch prohibited-emails");
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

  it("gate every entry of a sub admin and add writers and proofreaders [A2.4-22]", () => {
    has(entries(staff("subAdmin")), "writer-users proof-reader-list");
    expect(entries(staff("subAdmin"))).not.toContain("curator-codes");
    expect(superAdmin).not.toContain("writer-users");
  });

  it("give a company its own users [A2.4-23]", () => {
    for (const type of ["corporateAdmin", "corporateUser"] as const)
      has(entries(staff(type)), "corporate-front-users bulk-add-front-user corporate-list cross-domains");
  });

  it("hide own posts and LinkedIn posts while the company's feature is off", () => {
    expect(entries(staff("corporateAdmin"))).not.toContain("own-post-approval");
    expect(entries(staff("corporateAdmin"))).not.toContain("company_linkedin_post");
  });

  it("give the Editor-in-Chief people, posts and reports [A2.4-26] [A2.4-27] [A2.4-28]", () => {
    has(
      entries(staff("editorInChief")),
      "writer-users proof-reader-list move-user eic-manage-post real_time_contents-list wizard_posts/category_contents wizard_post_previews gallery_image_review_report wizard-rejected-post-report all_writers_work",
    );
  });

  it("give a writer the own work [A2.4-30]", () => {
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

  it("give both roles, moves, pages and stops by their permissions [A2.4-32] [A2.4-36] [A2.4-37] [A2.4-38]", () => {
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

describe("opening a screen", () => {
  const admin = screens.filter((screen) => screen.app === "admin");

  it("is possible everywhere with full access [A2.2-02]", () => {
    expect(admin.every((screen) => mayOpen(staff("superAdmin", []), screen.permission))).toBe(true);
  });

  it("needs the permission of the screen [A2.2-03]", () => {
    for (const { permission } of admin) {
      if (!(permissionKeys as readonly string[]).includes(permission)) continue;
      expect(mayOpen(staff("subAdmin", [permission as PermissionKey]), permission)).toBe(true);
      const others = permissionKeys.filter((key) => key !== permission);
      expect(mayOpen(staff("subAdmin", others), permission)).toBe(false);
    }
  });

  it("is impossible without full access where no permission is named, except where none is needed [A2.2-05]", () => {
    expect(mayOpen(staff("subAdmin"), "never")).toBe(false);
    expect(mayOpen(staff("subAdmin", []), "none")).toBe(true);
  });

  it("has a pattern of its own below the base path for each of the 194 screens [A2.1-01]", () => {
    const patterns = admin.map((screen) => screenPattern(screen.path));
    expect(new Set(patterns).size).toBe(194);
    expect(admin.every((screen) => /^\/admin(\/|$)/.test(screen.path))).toBe(true);
    expect(screenPattern("/admin")).toBe("/");
    expect(screenPattern("/admin/assigned-users/:id/:roleName")).toBe("/assigned-users/$id/$roleName");
  });

  it("keeps the list of an add, edit or view screen, which is itself a list", () => {
    for (const list of Object.values(listOfScreen)) expect(listOfScreen[list]).toBeUndefined();
  });
});
