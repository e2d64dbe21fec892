import { identity } from "../en/identity.admin.ts";
import { insights } from "../en/insights.admin.ts";
import { kit } from "../en/kit.admin.ts";
import { media } from "../en/media.server.ts";
import { networks } from "../en/networks.admin.ts";
import { screens } from "../en/screens.admin.ts";
import { shell } from "../en/shell.admin.ts";
import { violations } from "../en/violations.server.ts";

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
