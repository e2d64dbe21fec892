import type { Module } from "../../platform/module/module.ts";
import { contact } from "./enquiries/commands/contact.ts";
import { editCmsPage } from "./pages/commands/edit-cms-page.ts";
import { replyEnquiry } from "./enquiries/commands/reply-enquiry.ts";
import { requestMeeting } from "./enquiries/commands/request-meeting.ts";
import { getCmsPage } from "./pages/queries/get-cms-page.ts";
import { getEnquiry } from "./enquiries/queries/get-enquiry.ts";
import { listCmsPages } from "./pages/queries/list-cms-pages.ts";
import { listHistoryOfCmsPages } from "./pages/queries/list-history-of-cms-pages.ts";
import { listEnquiries } from "./enquiries/queries/list-enquiries.ts";
import { readCmsPage } from "./pages/queries/read-cms-page.ts";
import type { SiteDeps } from "./site.deps.ts";

export function site(deps: SiteDeps): Module {
  return {
    name: "site",
    operations: [
      readCmsPage,
      requestMeeting(deps),
      contact(deps),
      listCmsPages,
      getCmsPage,
      listHistoryOfCmsPages(deps),
      editCmsPage,
      listEnquiries,
      getEnquiry,
      replyEnquiry,
    ],
    jobs: [],
    listeners: [],
  };
}
