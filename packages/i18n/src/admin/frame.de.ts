import { identity } from "../de/identity.admin.ts";
import { insights } from "../de/insights.admin.ts";
import { kit } from "../de/kit.admin.ts";
import { media } from "../de/media.server.ts";
import { networks } from "../de/networks.admin.ts";
import { screens } from "../de/screens.admin.ts";
import { shell } from "../de/shell.admin.ts";
import { violations } from "../de/violations.server.ts";

/** What the back office says outside the screens of a module. A violation reads the same whether browser or server found it. */
export const texts = {
  shell,
  screens,
  kit,
  identity,
  insights,
  networks,
  mediaReason: media.reason,
  violations,
};
