import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { AuthFrame } from "@polyphon/ui/layout/shell/auth-frame.tsx";
import type { ReactNode } from "react";
import { useScreenTitle } from "../../shared/text/use-screen-title.ts";
import { useText } from "../../shared/text/use-text.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import classes from "./auth-page.module.css";

interface AuthPageProps {
  title: string;
  text?: string | undefined;
  /** The title of the browser tab; the heading says the same in more words. */
  tab: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of all screens before the back office. */
export function AuthPage({ title, text: under, tab, footer, children }: AuthPageProps) {
  const { text } = useText();
  useScreenTitle(tab);
  return (
    <AuthFrame
      logo={
        <span className={classes.logo}>
          <PolyphonMark tile size={30} />
          {text("shell.product")}
        </span>
      }
      corner={<LanguageSwitch />}
      title={title}
      text={under}
      footer={footer}
    >
      {children}
    </AuthFrame>
  );
}
