import { userTypes } from "@polyphon/contract/permissions.ts";
import { expect, test } from "vitest";
import { isForAnotherRole } from "./for-another-role.ts";

const desks = {
  "/admin/writer-manage-post?post=7": userTypes.writer,
  "/admin/proof-reader-posts?post=7": userTypes.proofreader,
  "/admin/eic-manage-post?post=7": userTypes.editorInChief,
  "/admin/wizard_posts/approver_list?post=7": userTypes.approver,
};

test("a notice leads to the desk of the chosen role, and says so where it belongs to another one", () => {
  for (const [href, own] of Object.entries(desks))
    for (const chosen of Object.values(desks)) expect(isForAnotherRole(chosen, href)).toBe(chosen !== own);
});
