import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { SkipLink } from "@polyphon/ui/layout/shell/skip-link.tsx";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOf } from "../../shared/address/address.ts";
import { AppLink } from "../../shared/address/app-link.tsx";
import { LanguageSwitch } from "../../shared/text/language-switch.tsx";
import { t } from "../../shared/text/text.ts";
import { AppFooter } from "./app-footer.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import classes from "./public-frame.module.css";
import { VisitorMenuBar, VisitorMenuButton } from "../menu/visitor-menu.tsx";

export interface PublicFrameProps {
  /** Hides the visitors' menu for a signed-in user. */
  plain?: boolean | undefined;
  children?: ReactNode;
}

/** The frame of public pages: without branding, because the company is not known yet. */
export function PublicFrame({ plain = false, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <SkipLink label={t("shell.skip")} target="main" />
      <header className={classes.top}>
        <AppLink href={addressOf("/login")} className={classes.brand}>
          <PolyphonMark size={30} tile />
          {t("shell.product")}
        </AppLink>
        {!plain && <VisitorMenuBar />}
        <span className={classes.corner}>
          <LanguageSwitch />
          {!plain && (
            <span className={classes.folded}>
              <VisitorMenuButton />
            </span>
          )}
        </span>
      </header>
      <OfflineBanner full={false} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children ?? <Outlet />}
      </main>
      <footer className={classes.foot}>
        <AppFooter />
      </footer>
    </div>
  );
}
