import type { adminEn } from "./admin.en.ts";
import { content } from "./de/content.admin.ts";
import { identity } from "./de/identity.admin.ts";
import { insights } from "./de/insights.admin.ts";
import { kit } from "./de/kit.admin.ts";
import { media } from "./de/media.server.ts";
import { people } from "./de/people.admin.ts";
import { screens } from "./de/screens.admin.ts";
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
  content,
  people,
  site,
  mediaReason: media.reason,
  violations,
};
