import { content } from "./en/content.admin.ts";
import { identity } from "./en/identity.admin.ts";
import { insights } from "./en/insights.admin.ts";
import { kit } from "./en/kit.admin.ts";
import { media } from "./en/media.server.ts";
import { people } from "./en/people.admin.ts";
import { screens } from "./en/screens.admin.ts";
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
  content,
  people,
  site,
  mediaReason: media.reason,
  violations,
};
