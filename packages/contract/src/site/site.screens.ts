import type { ModuleScreens } from "../screens/screen.ts";

export const siteScreens = {
  module: "site",
  admin: [
    ["/admin/cms-list", "CMS pages", "list_cms_pages"],
    ["/admin/edit-cms/:id", "Edit CMS page", "list_cms_pages"],
    ["/admin/manage-enquiry", "Enquiries", "list_enquiry"],
    ["/admin/enquiry-reply/:id", "Reply to an enquiry", "reply_enquiry"],
    ["/admin/view-enquiry/:id", "View enquiry", "list_enquiry"],
  ],
  employee: [
    ["/help-center", "Help center", "user", "helpCenter"],
    ["/request-meeting", "Request a meeting", "both"],
    ["/privacy-policy", "Privacy policy", "both"],
    ["/term-condition", "Terms", "both"],
    ["/:key", "Page by its key", "both"],
    ["/comcast", "Company landing", "public"],
    ["/comcast_welcome", "Company welcome", "public"],
    ["/insperity", "Company landing", "public"],
    ["/insperity_welcome", "Company welcome", "public"],
  ],
} as const satisfies ModuleScreens;
