import { useHotkeys, useLocalStorage } from "@mantine/hooks";
import { LoadFailed } from "@polyphon/admin-kit/load-failed.tsx";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/skeleton-rows.tsx";
import type { OfficeEntry } from "@polyphon/ui/layout/office-entry.tsx";
import type { OfficeGroup } from "@polyphon/ui/layout/office-menu.tsx";
import { OfficeShell } from "@polyphon/ui/layout/office-shell.tsx";
import { useEndpoint } from "@polyphon/web/use-endpoint.ts";
import { IconLayoutDashboard } from "@tabler/icons-react";
import { Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Account, AccountProvider } from "../shared/account.ts";
import { renderLink } from "../shared/app-link.tsx";
import { screenKey } from "../shared/screen-key.ts";
import { session } from "../shared/session.ts";
import { useNow } from "../shared/use-now.ts";
import { type Text, useText } from "../shared/use-text.ts";
import { AccountMenu } from "./account-menu.tsx";
import { useCurrentScreen } from "./current-screen.ts";
import { entryIcon, groupIcons } from "./menu-icons.tsx";
import { listOfScreen, otherAddress } from "./list-of-screen.ts";
import { type Menu, menuFor } from "./menu.ts";
import { Palette } from "./palette.tsx";
import { roleText } from "./role-text.ts";
import { SessionWarning } from "./session-warning.tsx";
import classes from "./shell.module.css";

/** Editors need the width; there the menu starts as a rail. */
const editors: ReadonlySet<AdminScreenPath | undefined> = new Set([
  "/admin/add-post",
  "/admin/edit-post/:id",
]);

const home: AdminScreenPath = "/admin/dashboard";
const noMenu: Menu = { flat: [], groups: [] };

function useRail(editor: boolean): [boolean, (rail: boolean) => void] {
  const [stored, store] = useLocalStorage({ key: "polyphon-admin-rail", defaultValue: false });
  const [inEditor, setInEditor] = useState(true);
  return editor ? [inEditor, setInEditor] : [stored, store];
}

function listInMenu(menu: Menu, list: AdminScreenPath): AdminScreenPath {
  const inMenu = [...menu.flat, ...menu.groups.flatMap((group) => group.paths)];
  const other = otherAddress[list];
  return other !== undefined && !inMenu.includes(list) ? other : list;
}

function useFrame(menu: Menu, screen: AdminScreenPath | undefined, text: Text) {
  const list = screen && listInMenu(menu, listOfScreen[screen] ?? screen);
  const entry = (path: AdminScreenPath): OfficeEntry => ({
    key: path,
    label: text(screenKey(path)),
    href: path,
    current: path === list,
    icon: entryIcon(path),
  });
  const groups: OfficeGroup[] = menu.groups.map(({ key, paths }) => ({
    key,
    label: text(`shell.groups.${key}`),
    icon: groupIcons[key],
    entries: paths.map(entry),
  }));
  const group = groups.find((one) => one.entries.some((each) => each.current));
  const crumbs = [
    ...(group ? [{ label: group.label }] : []),
    ...(list && list !== screen && otherAddress[list] !== screen
      ? [{ label: text(screenKey(list)), href: list }]
      : []),
    ...(screen ? [{ label: text(screenKey(screen)) }] : []),
  ];
  const entries = [
    { ...entry(home), icon: <IconLayoutDashboard size={16} stroke={1.7} aria-hidden /> },
    ...menu.flat.map(entry),
  ];
  return { entries, groups, crumbs };
}

function Inside({ account }: { account: Account }) {
  const { text } = useText();
  return (
    <AccountProvider value={account}>
      <SessionWarning expiresAt={account.expire_time} />
      <div className={classes.page}>
        <Outlet />
      </div>
      <footer className={classes.footer}>
        {text("shell.frame.footer", { year: useNow().getFullYear() })}
      </footer>
    </AccountProvider>
  );
}

export function Shell() {
  const { text } = useText();
  const screen = useCurrentScreen();
  const found = useEndpoint(readAccount, {}, { staleTime: 60_000 });
  const account = found.data?.kind === "staff" ? found.data : undefined;
  const menu = account ? menuFor(account) : noMenu;
  const [rail, setRail] = useRail(editors.has(screen));
  useHotkeys([["[", () => setRail(!rail)]]);
  const stranger = found.data !== undefined && account === undefined;
  useEffect(() => {
    if (stranger) session.clear();
  }, [stranger]);
  const name = screen ? text(screenKey(screen)) : "";
  useEffect(() => {
    document.title = name === "" ? text("shell.product") : `${name} · ${text("shell.product")}`;
  }, [name, text]);

  const frame = useFrame(menu, screen, text);
  return (
    <OfficeShell
      labels={{
        menu: text("shell.frame.menu"),
        skip: text("shell.frame.skip"),
        home: text("shell.frame.home"),
        openMenu: text("shell.frame.openMenu"),
        closeMenu: text("shell.frame.closeMenu"),
        collapse: text("shell.frame.collapse"),
        expand: text("shell.frame.expand"),
        breadcrumb: text("shell.frame.breadcrumb"),
      }}
      mark={<PolyphonMark tile size={26} />}
      name={text("shell.product")}
      role={account ? roleText(account, text) : ""}
      homeHref={home}
      entries={frame.entries}
      groups={frame.groups}
      groupsLabel={text("shell.frame.workspace")}
      crumbs={frame.crumbs}
      search={account && <Palette account={account} />}
      right={account && <AccountMenu account={account} />}
      rail={rail}
      onRailChange={setRail}
      collapseHint={<KeyHint keys="[" />}
      renderLink={renderLink}
    >
      {found.isPending && <SkeletonRows label={text("shell.frame.loading")} rows={8} />}
      {found.isError && found.data === undefined && (
        <LoadFailed
          title={text("shell.session.account")}
          error={found.error}
          onAgain={() => void found.refetch()}
        />
      )}
      {account && <Inside account={account} />}
    </OfficeShell>
  );
}
