import { type Menu, menuLayout } from "@polyphon/contract/screens/menu.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../../shared/session/account.ts";

const screenAt = new Map<string, Screen>(
  screens.filter((screen) => screen.app === "admin").map((screen) => [screen.path, screen]),
);

export function adminScreen(path: AdminScreenPath): Screen {
  const screen = screenAt.get(path);
  if (!screen) throw new Error(`${path} is not in the catalogue`);
  return screen;
}

/** What this account may open. An entry without its permission is absent; a group without entries disappears. */
export function menuFor(account: Account): Menu {
  const open = (path: AdminScreenPath) => mayOpen(account, adminScreen(path));
  const { flat, groups } = menuLayout(account.userType);
  return {
    flat: flat.filter(open),
    groups: groups
      .map((group) => ({ ...group, paths: group.paths.filter(open) }))
      .filter((group) => group.paths.length > 0),
  };
}
