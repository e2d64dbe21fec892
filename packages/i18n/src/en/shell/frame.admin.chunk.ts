import { identity } from "../identity/identity.admin.ts";
import { insights } from "../insights/insights.admin.ts";
import { kit } from "./kit.admin.ts";
import { media } from "../media/media.server.ts";
import { missing } from "./missing.admin.ts";
import { networks } from "../networks/networks.admin.ts";
import { screens } from "./screens.admin.ts";
import { shell } from "./shell.admin.ts";
import { uses } from "../errors/uses.shared.ts";
import { violations } from "../errors/violations.server.ts";

/** What the back office says outside the screens of a module. A violation reads the same whether browser or server found it. */
export const texts = {
  shell,
  screens,
  kit,
  missing,
  identity,
  insights,
  networks,
  mediaReason: media.reason,
  uses,
  violations,
};
