import { activity } from "./activity.admin.ts";
import { jobs } from "./jobs.admin.ts";
import { killSwitches } from "./kill-switches.admin.ts";
import { logs } from "./logs.admin.ts";
import { settings } from "./settings.admin.ts";
import { worksCouncil } from "./works-council.admin.ts";

export const operations = {
  activity,
  ...jobs,
  ...killSwitches,
  ...logs,
  ...settings,
  worksCouncil,
  "prohibited-emails": {
    title: "Prohibited e-mails",
    add: "Add address",
    addTitle: "Prohibit an address or domain",
    editTitle: "Edit prohibited address",
    search: "Search by address or reason",
    empty: "No prohibited addresses",
    emptyText: "Addresses on this list can’t register and don’t get e-mails.",
    fields: { email: "Address or domain", reason: "Reason" },
    help: {
      email: "An address, or a domain such as spam.example for all its addresses.",
      reason: "Only visible to your colleagues.",
    },
  },
};
