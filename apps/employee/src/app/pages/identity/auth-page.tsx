import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { AuthFrame } from "@polyphon/ui/layout/shell/auth-frame.tsx";
import type { ReactNode } from "react";
import { LoginPicture } from "../../../features/identity/sign-in/login-picture.tsx";
import { LanguageSwitch } from "../../../shared/text/language-switch.tsx";
import { t } from "../../../shared/text/text.ts";
import { AppFooter } from "../../shell/app-footer.tsx";
import classes from "./auth-page.module.css";
import { VisitorMenuButton } from "../../menu/visitor-menu.tsx";

export interface AuthPageProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** The frame of every form for visitors: the form, and a picture beside it. */
export function AuthPage({ title, text, children }: AuthPageProps) {
  return (
    <AuthFrame
      logo={
        <span className={classes.brand}>
          <PolyphonMark size={34} tile />
          {t("shell.product")}
        </span>
      }
      corner={
        <span className={classes.corner}>
          <LanguageSwitch />
          <VisitorMenuButton />
        </span>
      }
      title={title}
      text={text}
      picture={<LoginPicture />}
      quote={t("identity.login.picture")}
      footer={<AppFooter />}
    >
      {children}
    </AuthFrame>
  );
}
