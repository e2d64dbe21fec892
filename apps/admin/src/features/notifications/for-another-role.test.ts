import { userTypes } from "@polyphon/contract/permissions.ts";
import { expect, test } from "vitest";
import { isForAnotherRole } from "./for-another-role.ts";

const queues = {
  "/admin/writer-manage-post?post=7": userTypes.writer,
  "/admin/proof-reader-posts?post=7": userTypes.proofreader,
  "/admin/eic-manage-post?post=7": userTypes.editorInChief,
  "/admin/wizard_posts/approver_list?post=7": userTypes.approver,
};

test("a notification leads to the queue of the chosen role, and says so when it belongs to another role", () => {
  for (const [href, own] of Object.entries(queues))
    for (const chosen of Object.values(queues)) expect(isForAnotherRole(chosen, href)).toBe(chosen !== own);
});
