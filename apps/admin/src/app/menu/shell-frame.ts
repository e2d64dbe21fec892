import { homeEntry, type Menu } from "@polyphon/contract/screens/menu.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { listOfScreen, otherAddress } from "./list-of-screen.ts";

export const pathsOf = ({ flat, groups }: Menu): readonly AdminScreenPath[] => [
  ...flat,
  ...groups.flatMap((group) => group.paths),
];

function listInMenu(menu: Menu, list: AdminScreenPath): AdminScreenPath {
  const other = otherAddress[list];
  const paths = pathsOf(menu);
  return other !== undefined && paths.includes(other) && !paths.includes(list) ? other : list;
}

/** The highlighted entry: the screen itself, or its list for a page with an id. */
export function currentEntry(menu: Menu, screen: AdminScreenPath | undefined): AdminScreenPath | undefined {
  if (screen === undefined) return undefined;
  if (screen === "/admin") return homeEntry;
  return listInMenu(menu, listOfScreen[screen] ?? screen);
}

/** The breadcrumb between group and page: the list, unless the page is the list. */
export function listInTrail(menu: Menu, screen: AdminScreenPath | undefined): AdminScreenPath | undefined {
  const list = currentEntry(menu, screen);
  return list === undefined || list === screen || otherAddress[list] === screen ? undefined : list;
}
