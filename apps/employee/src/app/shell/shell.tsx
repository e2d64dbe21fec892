import { EmployeeShell } from "@polyphon/ui/layout/shell/employee-shell.tsx";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { addressOf } from "../../shared/address/address.ts";
import { renderAppLink } from "../../shared/address/app-link.tsx";
import { LanguageSwitch } from "../../shared/text/language-switch.tsx";
import { useMe } from "../../shared/session/me.ts";
import { t } from "../../shared/text/text.ts";
import { AppFooter } from "./app-footer.tsx";
import { AutopilotPill } from "../header/autopilot-pill.tsx";
import { Bell } from "../header/bell.tsx";
import { CompanyBrand } from "../header/company-brand.tsx";
import { menuItems, phoneItems } from "../menu/menu-items.tsx";
import { ChosenDayStrip } from "../../features/sharing/schedule/day/chosen-day-strip.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import classes from "./shell.module.css";
import { UserMenu } from "../menu/user-menu.tsx";

/** After a change of screen the focus moves to its content, away from the link that led there. */
function useFocusOnNavigation(path: string): void {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [path]);
}

export function Shell({ children }: { children: ReactNode }) {
  const { account, company } = useMe();
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  useFocusOnNavigation(pathname);
  const items = menuItems(pathname, account.can.features);
  return (
    <EmployeeShell
      logo={<CompanyBrand name={company.companyName} logoUrl={company.logo} />}
      homeHref={addressOf("/dashboard")}
      homeLabel={t("shell.home", { company: company.companyName })}
      menuLabel={t("shell.menu")}
      skipLabel={t("shell.skip")}
      items={items}
      phoneItems={phoneItems(items, menuOpen, () => setMenuOpen(true))}
      renderLink={renderAppLink}
      banner={
        <>
          <OfflineBanner />
          <ChosenDayStrip />
        </>
      }
      right={
        <>
          <AutopilotPill />
          <span className={classes.language}>
            <LanguageSwitch short />
          </span>
          <Bell />
          <UserMenu open={menuOpen} onOpen={setMenuOpen} />
        </>
      }
      footer={<AppFooter />}
    >
      {children}
    </EmployeeShell>
  );
}
