import { useRouter, useSearch } from "@tanstack/react-router";
import { LoginForm } from "../../features/identity/login-form.tsx";
import { SsoLink } from "../../features/identity/sso-link.tsx";
import { t } from "../../shared/text.ts";
import { useTitle } from "../../shared/use-title.ts";
import { wayOn } from "../../shared/way-on.ts";
import { AuthPage } from "../auth-page.tsx";

export default function LoginPage() {
  useTitle(t("screens./login"));
  const { history } = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <AuthPage title={t("identity.login.title")} text={t("identity.login.text")}>
      <SsoLink next={search["next"]} />
      <LoginForm onSignedIn={() => history.replace(wayOn(search["next"]))} />
    </AuthPage>
  );
}
