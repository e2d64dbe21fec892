import { PolyphonMark } from "@polyphon/ui/brand/polyphon-mark.tsx";
import { AuthFrame } from "@polyphon/ui/layout/auth-frame.tsx";
import { useRouter, useSearch } from "@tanstack/react-router";
import { LoginForm } from "../../features/identity/login-form.tsx";
import { LoginPicture } from "../../features/identity/login-picture.tsx";
import { addressOf } from "../../shared/address.ts";
import { LanguageSwitch } from "../../shared/language-switch.tsx";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { AppFooter } from "../app-footer.tsx";
import classes from "./login.module.css";

/** Only an address of this app; anything else is the dashboard. */
function wayOn(next: unknown): string {
  return typeof next === "string" && /^\/(?![/\\])/.test(next) ? next : addressOf("/dashboard");
}

export default function LoginPage() {
  useTitle(t("screens./login"));
  const { history } = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <AuthFrame
      logo={
        <span className={classes.brand}>
          <PolyphonMark size={34} tile />
          {t("shell.product")}
        </span>
      }
      corner={<LanguageSwitch />}
      title={t("identity.login.title")}
      text={t("identity.login.text")}
      picture={<LoginPicture />}
      quote={t("identity.login.picture")}
      footer={<AppFooter />}
    >
      <LoginForm onSignedIn={() => history.replace(wayOn(search["next"]))} />
    </AuthFrame>
  );
}
