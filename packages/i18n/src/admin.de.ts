import type { adminEn } from "./admin.en.ts";
import { texts as autopilot } from "./de/autopilot/autopilot.admin.chunk.ts";
import { texts as companies } from "./de/companies/companies.admin.chunk.ts";
import { texts as content } from "./de/content/content.admin.chunk.ts";
import { texts as editorial } from "./de/editorial/editorial.admin.chunk.ts";
import { texts as frame } from "./de/shell/frame.admin.chunk.ts";
import { texts as recognition } from "./de/recognition/recognition.admin.chunk.ts";
import { texts as individuals } from "./de/individuals/individuals.admin.chunk.ts";
import { texts as media } from "./de/media/media.admin.chunk.ts";
import { texts as mentions } from "./de/mentions/mentions.admin.chunk.ts";
import { texts as operations } from "./de/operations/operations.admin.chunk.ts";
import { texts as outreach } from "./de/outreach/outreach.admin.chunk.ts";
import { texts as people } from "./de/people/people.admin.chunk.ts";
import { texts as sharing } from "./de/sharing/sharing.admin.chunk.ts";
import { texts as site } from "./de/site/site.admin.chunk.ts";
import { texts as surveys } from "./de/surveys/surveys.admin.chunk.ts";
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
