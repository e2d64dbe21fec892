import type { Module } from "../../platform/module/module.ts";
import { contact } from "./commands/contact.ts";
import { editCmsPage } from "./commands/edit-cms-page.ts";
import { replyEnquiry } from "./commands/reply-enquiry.ts";
import { requestMeeting } from "./commands/request-meeting.ts";
import { getCmsPage } from "./queries/get-cms-page.ts";
import { getEnquiry } from "./queries/get-enquiry.ts";
import { listCmsPages } from "./queries/list-cms-pages.ts";
import { listHistoryOfCmsPages } from "./queries/list-history-of-cms-pages.ts";
import { listEnquiries } from "./queries/list-enquiries.ts";
import { readCmsPage } from "./queries/read-cms-page.ts";
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
