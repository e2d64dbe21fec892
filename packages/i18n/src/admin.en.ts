import { texts as autopilot } from "./en/autopilot/autopilot.admin.chunk.ts";
import { texts as companies } from "./en/companies/companies.admin.chunk.ts";
import { texts as content } from "./en/content/content.admin.chunk.ts";
import { texts as editorial } from "./en/editorial/editorial.admin.chunk.ts";
import { texts as frame } from "./en/shell/frame.admin.chunk.ts";
import { texts as recognition } from "./en/recognition/recognition.admin.chunk.ts";
import { texts as individuals } from "./en/individuals/individuals.admin.chunk.ts";
import { texts as media } from "./en/media/media.admin.chunk.ts";
import { texts as mentions } from "./en/mentions/mentions.admin.chunk.ts";
import { texts as operations } from "./en/operations/operations.admin.chunk.ts";
import { texts as outreach } from "./en/outreach/outreach.admin.chunk.ts";
import { texts as people } from "./en/people/people.admin.chunk.ts";
import { texts as sharing } from "./en/sharing/sharing.admin.chunk.ts";
import { texts as site } from "./en/site/site.admin.chunk.ts";
import { texts as surveys } from "./en/surveys/surveys.admin.chunk.ts";

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
