import { companies } from "./en/companies.admin.ts";
import { companySettings } from "./en/company-settings.admin.ts";
import { contentDesk } from "./en/content-desk.admin.ts";
import { content } from "./en/content.admin.ts";
import { identity } from "./en/identity.admin.ts";
import { individuals } from "./en/individuals.admin.ts";
import { insights } from "./en/insights.admin.ts";
import { kit } from "./en/kit.admin.ts";
import { media } from "./en/media.server.ts";
import { mentions } from "./en/mentions.admin.ts";
import { networks } from "./en/networks.admin.ts";
import { operations } from "./en/operations.admin.ts";
import { outreach } from "./en/outreach.admin.ts";
import { people } from "./en/people.admin.ts";
import { peopleFrontUsers } from "./en/people-front-users.admin.ts";
import { peopleStaff } from "./en/people-staff.admin.ts";
import { upload } from "./en/people-upload.admin.ts";
import { peopleUpload as uploadWords } from "./en/people-upload.server.ts";
import { screens } from "./en/screens.admin.ts";
import { sharing } from "./en/sharing.admin.ts";
import { shell } from "./en/shell.admin.ts";
import { site } from "./en/site.admin.ts";
import { violations } from "./en/violations.server.ts";

/** Every text of the back office. A violation reads the same whether browser or server found it. */
export const adminEn = {
  shell,
  screens,
  kit,
  identity,
  insights,
  companies: { ...companies, companies: { ...companies.companies, ...companySettings } },
  content: { ...content, ...contentDesk },
  people: { ...people, ...peopleFrontUsers, ...peopleStaff },
  upload,
  uploadWords,
  mentions,
  networks,
  sharing,
  outreach,
  individuals,
  operations,
  site,
  mediaReason: media.reason,
  violations,
};
