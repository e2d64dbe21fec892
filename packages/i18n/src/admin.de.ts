import type { adminEn } from "./admin.en.ts";
import { companies } from "./de/companies.admin.ts";
import { companySettings } from "./de/company-settings.admin.ts";
import { contentDesk } from "./de/content-desk.admin.ts";
import { content } from "./de/content.admin.ts";
import { identity } from "./de/identity.admin.ts";
import { individuals } from "./de/individuals.admin.ts";
import { insights } from "./de/insights.admin.ts";
import { kit } from "./de/kit.admin.ts";
import { media } from "./de/media.server.ts";
import { mentions } from "./de/mentions.admin.ts";
import { networks } from "./de/networks.admin.ts";
import { operations } from "./de/operations.admin.ts";
import { outreach } from "./de/outreach.admin.ts";
import { people } from "./de/people.admin.ts";
import { peopleFrontUsers } from "./de/people-front-users.admin.ts";
import { peopleStaff } from "./de/people-staff.admin.ts";
import { upload } from "./de/people-upload.admin.ts";
import { peopleUpload as uploadWords } from "./de/people-upload.server.ts";
import { screens } from "./de/screens.admin.ts";
import { sharing } from "./de/sharing.admin.ts";
import { shell } from "./de/shell.admin.ts";
import { site } from "./de/site.admin.ts";
import { violations } from "./de/violations.server.ts";
import type { TextsOf } from "./kit/texts-of.ts";

export const adminDe: TextsOf<typeof adminEn> = {
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
