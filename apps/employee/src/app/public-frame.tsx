import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { Outlet } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { addressOf } from "../shared/address.ts";
import { AppLink } from "../shared/app-link.tsx";
import { LanguageSwitch } from "../shared/language-switch.tsx";
import { t } from "../shared/text.ts";
import { AppFooter } from "./app-footer.tsx";
import classes from "./public-frame.module.css";

/** Around pages that need no login: neutral, because nobody knows yet whose employee this is. */
export function PublicFrame({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <AppLink href={addressOf("/login")} className={classes.brand}>
          <PolyphonMark size={30} tile />
          {t("shell.product")}
        </AppLink>
        <LanguageSwitch />
      </header>
      <main id="main" className={classes.main}>
        {children ?? <Outlet />}
      </main>
      <footer className={classes.foot}>
        <AppFooter />
      </footer>
    </div>
  );
}
