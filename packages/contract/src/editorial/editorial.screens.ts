import type { ModuleScreens } from "../screens/screen.ts";

export const editorialScreens = {
  module: "editorial",
  admin: [
    ["/admin/eic-manage-post", "Posts of the Editor-in-Chief", "list_wizard_post"],
    ["/admin/writer-manage-post", "Posts of the writer", "list_wizard_post"],
    ["/admin/proof-reader-posts", "Posts of the proofreader", "list_wizard_post"],
    ["/admin/wizard_posts/approver_list", "Posts of the approver", "list_wizard_post"],
    ["/admin/wizard_posts/category_contents", "Contents by category", "list_wizard_post"],
    ["/admin/wizard_posts/subadmin_list/:params", "Wizard posts for the sub admin", "list_wizard_post"],
    ["/admin/wizard_post_previews", "Wizard post previews", "list_wizard_post"],
    ["/admin/my-work", "My work", "writer_work"],
    ["/admin/writer_billable_work", "My billable work", "writer_work"],
    ["/admin/all_writers_work", "Work of all writers", "writer_work"],
  ],
  employee: [],
} as const satisfies ModuleScreens;
