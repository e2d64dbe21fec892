import type { adminEn } from "./admin.en.ts";
import { texts as autopilot } from "./admin/autopilot.de.ts";
import { texts as companies } from "./admin/companies.de.ts";
import { texts as content } from "./admin/content.de.ts";
import { texts as editorial } from "./admin/editorial.de.ts";
import { texts as frame } from "./admin/frame.de.ts";
import { texts as recognition } from "./admin/recognition.de.ts";
import { texts as individuals } from "./admin/individuals.de.ts";
import { texts as media } from "./admin/media.de.ts";
import { texts as mentions } from "./admin/mentions.de.ts";
import { texts as operations } from "./admin/operations.de.ts";
import { texts as outreach } from "./admin/outreach.de.ts";
import { texts as people } from "./admin/people.de.ts";
import { texts as sharing } from "./admin/sharing.de.ts";
import { texts as site } from "./admin/site.de.ts";
import { texts as surveys } from "./admin/surveys.de.ts";
import type { TextsOf } from "./kit/texts-of.ts";

export const adminDe: TextsOf<typeof adminEn> = {
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
