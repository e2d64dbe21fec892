import { homeEntry, type Menu } from "@polyphon/contract/screens/menu.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import type { Crumb } from "@polyphon/ui/layout/menu/breadcrumb.tsx";
import type { OfficeEntry } from "@polyphon/ui/layout/menu/office-entry.tsx";
import type { OfficeBlock, OfficeGroup } from "@polyphon/ui/layout/menu/office-menu.tsx";
import { IconLayoutDashboard, IconLayoutGridAdd, IconPin } from "@tabler/icons-react";
import { type Account, mayOpen } from "../../shared/session/account.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useText } from "../../shared/text/use-text.ts";
import { adminScreen } from "./menu.ts";
import { entryIcon, groupIcons } from "./menu-icons.tsx";
import { currentEntry, listInTrail } from "./shell-frame.ts";

const look = { size: 16, stroke: 1.7, "aria-hidden": true } as const;

interface FrameInput {
  readonly account: Account | undefined;
  readonly menu: Menu;
  readonly screen: AdminScreenPath | undefined;
  readonly pinned: readonly string[];
  readonly onAllScreens: () => void;
}

interface Frame {
  readonly entries: readonly OfficeEntry[];
  readonly blocks: readonly OfficeBlock[];
  readonly groups: readonly OfficeGroup[];
  readonly crumbs: readonly Crumb[];
}

/** The texts of the side menu and of the breadcrumb. */
export function useFrame({ account, menu, screen, pinned, onAllScreens }: FrameInput): Frame {
  const { text } = useText();
  const current = currentEntry(menu, screen);
  const entry = (path: AdminScreenPath): OfficeEntry => ({
    key: path,
    label: text(screenKey(path)),
    href: path,
    current: path === current,
    icon: path === homeEntry ? <IconLayoutDashboard {...look} /> : entryIcon(path),
  });
  const groups = menu.groups.map(({ key, paths }) => ({
    key,
    label: text(`shell.groups.${key}`),
    icon: groupIcons[key],
    entries: paths.map(entry),
  }));
  const group = groups.find((one) => one.entries.some((each) => each.current));
  const list = listInTrail(menu, screen);
  const opens = (path: AdminScreenPath) => account !== undefined && mayOpen(account, adminScreen(path));
  const pins = (pinned as readonly AdminScreenPath[]).filter(opens);
  const allScreens: OfficeEntry = {
    key: "all-screens",
    label: text("shell.workspace.allScreens"),
    href: "",
    current: false,
    icon: <IconLayoutGridAdd {...look} />,
    hint: <KeyHint keys="G A" />,
    onOpen: onAllScreens,
  };
  const [first, ...rest] = menu.flat.map(entry);
  return {
    entries: [...(first ? [first] : []), ...(account && menu.groups.length > 0 ? [allScreens] : []), ...rest],
    blocks:
      pins.length === 0
        ? []
        : [
            {
              key: "pinned",
              label: text("shell.workspace.pinned"),
              // The entry itself is marked as current, not its pinned shortcut.
              entries: pins.map((path) => ({ ...entry(path), current: false, icon: <IconPin {...look} /> })),
            },
          ],
    groups,
    crumbs: [
      ...(group ? [{ label: group.label }] : []),
      ...(list ? [{ label: text(screenKey(list)), href: opens(list) ? list : undefined }] : []),
      ...(screen ? [{ label: text(screenKey(screen)) }] : []),
    ],
  };
}
