import { useHotkeys, useLocalStorage } from "@mantine/hooks";
import { KitPersonProvider } from "@polyphon/admin-kit/kit/kit-person.ts";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { homeEntry, type Menu } from "@polyphon/contract/screens/menu.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { CompanyLogo } from "@polyphon/ui/brand/company-logo.tsx";
import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { OfficeShell } from "@polyphon/ui/layout/shell/office-shell.tsx";
import { Outlet, useLocation } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";
import { type Account, AccountProvider } from "../../shared/session/account.ts";
import { renderLink } from "../../shared/address/app-link.tsx";
import { basePath } from "../../shared/address/base-path.ts";
import type { CompanyLook } from "@polyphon/web/theme/look-store.ts";
import { useCompanyLook, useFreshLook } from "../../shared/theme/company-look.ts";
import { useCurrentScreen } from "../../shared/screens/current-screen.ts";
import { useOwnAccount } from "../../shared/session/own-account.ts";
import { noteOpened } from "../../shared/screens/recent-screens.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { useWorkspace } from "../../shared/workspace/use-workspace.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useScreenTitle } from "../../shared/text/use-screen-title.ts";
import { type Text, useText } from "../../shared/text/use-text.ts";
import { HeaderRight } from "../header/header-right.tsx";
import { KitFrame } from "../kit/kit-frame.tsx";
import { Keys } from "../keys/keys.tsx";
import { menuFor } from "../menu/menu.ts";
import { Palette } from "../palette/palette.tsx";
import { roleText } from "../access/role-text.ts";
import classes from "./shell.module.css";
import { ClockNote } from "./clock-note.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { useChord } from "./use-chord.ts";
import { useFrame } from "../menu/use-frame.tsx";
import { useKitPersonValue } from "../kit/use-kit-person-value.ts";

const AllScreens = lazyPart(() => import("../menu/all-screens.tsx"));

/** Editors need the width; there the menu starts as a rail. */
const editors: ReadonlySet<AdminScreenPath | undefined> = new Set([
  "/admin/add-post",
  "/admin/edit-post/:id",
  "/admin/editpost/:id",
  "/admin/duplicate-post/:id",
  "/admin/add-fpn-post",
  "/admin/writer-manage-post",
  "/admin/proof-reader-posts",
  "/admin/eic-manage-post",
  "/admin/wizard_posts/approver_list",
]);

const noMenu: Menu = { flat: [], groups: [] };

function useRail(editor: boolean): [boolean, (rail: boolean) => void] {
  const [stored, store] = useLocalStorage({ key: "polyphon-admin-rail", defaultValue: false });
  const [inEditor, setInEditor] = useState(true);
  return editor ? [inEditor, setInEditor] : [stored, store];
}

/** The company that the user acts for, or the product. */
function nameOf(account: Account | undefined, look: CompanyLook | null, text: Text): string {
  if (look) return look.companyName;
  const companies = account?.userRoles.flatMap((role) => role.companies) ?? [];
  const own = companies.find(({ id }) => id === account?.companyId);
  return own?.companyDomain ?? text("shell.product");
}

function Mark({ look }: { look: CompanyLook | null }) {
  if (!look) return <PolyphonMark tile size={26} />;
  const { companyName: name, logo } = look;
  return <CompanyLogo name={name} height={26} showName={false} {...(logo === null ? {} : { src: logo })} />;
}

/** The dashboard and the account pages are always one click away. */
const notNoted: ReadonlySet<AdminScreenPath> = new Set([
  homeEntry,
  "/admin/profile",
  "/admin/change-password",
]);

function useNoteOpened(screen: AdminScreenPath | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (screen && !notNoted.has(screen)) noteOpened({ path: screen, href: `${basePath}${pathname}` });
  }, [screen, pathname]);
}

function useLabels(name: string) {
  const { text } = useText();
  return {
    menu: text("shell.frame.menu"),
    skip: text("shell.frame.skip"),
    home: text("shell.frame.home", { name }),
    openMenu: text("shell.frame.openMenu"),
    closeMenu: text("shell.frame.closeMenu"),
    collapse: text("shell.frame.collapse"),
    expand: text("shell.frame.expand"),
    breadcrumb: text("shell.frame.breadcrumb"),
  };
}

function Inside() {
  const { text } = useText();
  return (
    <KitPersonProvider value={useKitPersonValue()}>
      <div className={classes.page}>
        <Outlet />
      </div>
      <footer className={classes.footer}>
        <span>{text("shell.frame.footer", { year: new Date(useNow()).getFullYear() })}</span>
        <ClockNote />
      </footer>
    </KitPersonProvider>
  );
}

function Frame() {
  const { text } = useText();
  const screen = useCurrentScreen();
  const { account, loading, error, again } = useOwnAccount("listed");
  const menu = account ? menuFor(account) : noMenu;
  const [rail, setRail] = useRail(editors.has(screen));
  const [showsAll, setShowsAll] = useState(false);
  const workspace = useWorkspace(account);
  const look = useCompanyLook();
  useFreshLook(account);
  useHotkeys([["[", () => setRail(!rail)]]);
  useChord("G", "A", () => setShowsAll(true));
  useScreenTitle(screen ? text(screenKey(screen)) : "");
  useNoteOpened(account ? screen : undefined);
  const name = nameOf(account, look, text);
  const labels = useLabels(name);
  const frame = useFrame({
    account,
    menu,
    screen,
    pinned: workspace.pinned,
    onAllScreens: () => setShowsAll(true),
  });
  return (
    <AccountProvider value={account ?? null}>
      <OfficeShell
        labels={labels}
        mark={<Mark look={look} />}
        name={name}
        role={account ? roleText(account, text) : ""}
        homeHref={homeEntry}
        entries={frame.entries}
        blocks={frame.blocks}
        groups={frame.groups}
        groupsLabel={menu.flat.length > 1 ? undefined : text("shell.frame.workspace")}
        crumbs={frame.crumbs}
        banner={<OfflineStrip />}
        search={account && <Palette account={account} />}
        right={account && <HeaderRight account={account} />}
        rail={rail}
        onRailChange={setRail}
        collapseHint={<KeyHint keys="[" />}
        renderLink={renderLink}
      >
        {loading && <SkeletonRows label={text("shell.frame.loading")} rows={8} />}
        {error !== null && <LoadFailed title={text("shell.session.account")} error={error} onAgain={again} />}
        {account && !loading && error === null && <Inside />}
      </OfficeShell>
      {account && <Keys />}
      {account && showsAll && (
        <Suspense>
          <AllScreens account={account} menu={menu} onClose={() => setShowsAll(false)} />
        </Suspense>
      )}
    </AccountProvider>
  );
}

export function Shell() {
  return (
    <KitFrame>
      <Frame />
    </KitFrame>
  );
}
