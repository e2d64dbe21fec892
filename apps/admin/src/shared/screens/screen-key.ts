import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { ScreenKey } from "@polyphon/i18n/en/shell/screens.admin.ts";

/** The text key of a screen's name: its address without parameters. */
export function screenKey(path: AdminScreenPath): `screens.${ScreenKey}` {
  const bare = path.replace(/^\/admin\/?/, "").replaceAll(/\/:\w+/g, "");
  return `screens.${(bare === "" ? "root" : bare) as ScreenKey}`;
}
