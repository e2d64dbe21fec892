import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import {
  choosesColumns,
  exportsWhatIsSeen,
  fitsAPhone,
  sortsByEveryHead,
  walksWithKeys,
} from "../../actors/lists/one-list.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";

/** Every list of the provider's office that has rows in the demo, and how many of its heads sort. */
const lists = {
  "/admin/view-post-list": 3,
  "/admin/own-post-approval": 2,
  "/admin/manage-mention-master": 1,
  "/admin/stuck-shares": 1,
  "/admin/manageUserRole": 3,
  "/admin/manage-enquiry": 3,
  "/admin/real_time_contents-list": 1,
  "/admin/view-user-action": 0,
  "/admin/real_time_user-action": 0,
  "/admin/error_log": 0,
  "/admin/post-log": 0,
  "/admin/activity-log": 0,
  "/admin/manage-email": 0,
  "/admin/cms-list": 0,
  "/admin/users/autopost_config": 0,
  "/admin/user-autopilot-run-status": 0,
  "/admin/userAptLog": 0,
  "/admin/companyApLog": 0,
  "/admin/all_writers_work": 0,
} as const satisfies Partial<Record<AdminScreenPath, number>>;

for (const [path, sorts] of Object.entries(lists))
  test(`${path} sorts, hides columns, exports what is seen, follows keys and fits a phone`, async () => {
    const state = await openOffice(await superAdmin(), path, "en");
    await expect(state.page.locator("main tr[data-row]").first()).toBeVisible();
    await exportsWhatIsSeen(state);
    expect(await sortsByEveryHead(state)).toBe(sorts);
    if (sorts > 0) await exportsWhatIsSeen(state);
    await choosesColumns(state);
    await walksWithKeys(state);
    await fitsAPhone(state);
    expect(state.errors).toEqual([]);
  });
