import type { FrontFeature } from "@polyphon/contract/permissions.ts";
import type { ShellItem } from "@polyphon/ui/layout/shell/employee-shell.tsx";
import { IconCalendar, IconDots, IconHelpCircle, IconHome, IconNews, IconPencil } from "@tabler/icons-react";
import { addressOf } from "../../shared/address/address.ts";
import { t } from "../../shared/text/text.ts";

const icon = { size: 22, stroke: 1.6 } as const;

/** The main menu, in the specification's order; an entry whose feature the user lacks is absent. */
export function menuItems(path: string, features: readonly FrontFeature[]): ShellItem[] {
  const entries: (Omit<ShellItem, "current"> & { href: string; feature?: FrontFeature })[] = [
    {
      key: "dashboard",
      label: t("shell.nav.dashboard"),
      icon: <IconHome {...icon} />,
      href: addressOf("/dashboard"),
    },
    {
      key: "posts",
      label: t("shell.nav.posts"),
      icon: <IconNews {...icon} />,
      href: addressOf("/post-list"),
    },
    {
      key: "own",
      label: t("shell.nav.ownPosts"),
      shortLabel: t("shell.nav.ownPostsShort"),
      icon: <IconPencil {...icon} />,
      href: addressOf("/own-posts"),
      feature: "own_post",
    },
    {
      key: "calendar",
      label: t("shell.nav.calendar"),
      icon: <IconCalendar {...icon} />,
      href: addressOf("/user-calendar"),
      feature: "calendar",
    },
    {
      key: "help",
      label: t("shell.nav.help"),
      icon: <IconHelpCircle {...icon} />,
      href: addressOf("/help-center"),
      feature: "helpCenter",
    },
  ];
  return entries
    .filter(({ feature }) => feature === undefined || features.includes(feature))
    .map((entry) => ({ ...entry, current: isAt(path, entry.href) }));
}

function isAt(path: string, href: string): boolean {
  return path === href || (href === addressOf("/post-list") && path.startsWith("/post-details/"));
}

/** On a phone the help moves into the menu behind "More". */
export function phoneItems(items: readonly ShellItem[], open: boolean, onMore: () => void): ShellItem[] {
  const more: ShellItem = {
    key: "more",
    label: t("shell.nav.more"),
    icon: <IconDots {...icon} />,
    current: open,
    onPress: onMore,
  };
  return [...items.filter(({ key }) => key !== "help"), more];
}
