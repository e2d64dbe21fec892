import { texts as autopilot } from "./admin/autopilot.en.ts";
import { texts as companies } from "./admin/companies.en.ts";
import { texts as content } from "./admin/content.en.ts";
import { texts as editorial } from "./admin/editorial.en.ts";
import { texts as frame } from "./admin/frame.en.ts";
import { texts as recognition } from "./admin/recognition.en.ts";
import { texts as individuals } from "./admin/individuals.en.ts";
import { texts as media } from "./admin/media.en.ts";
import { texts as mentions } from "./admin/mentions.en.ts";
import { texts as operations } from "./admin/operations.en.ts";
import { texts as outreach } from "./admin/outreach.en.ts";
import { texts as people } from "./admin/people.en.ts";
import { texts as sharing } from "./admin/sharing.en.ts";
import { texts as site } from "./admin/site.en.ts";
import { texts as surveys } from "./admin/surveys.en.ts";

/** Every text of the back office; the app itself loads them by module (`admin-chunks.ts`). */
export const adminEn = {
  ...frame,
  ...autopilot,
  ...companies,
  ...content,
  ...media,
  ...editorial,
  ...people,
  ...mentions,
  ...sharing,
  ...outreach,
  ...individuals,
  ...recognition,
  ...operations,
  ...site,
  ...surveys,
};
