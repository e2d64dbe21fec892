import { useRouter, useSearch } from "@tanstack/react-router";
import { LoginForm } from "../../../features/identity/sign-in/login-form.tsx";
import { SsoLink } from "../../../features/identity/sso/sso-link.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { safeNextPath } from "../../../shared/address/safe-next-path.ts";
import { AuthPage } from "./auth-page.tsx";

export default function LoginPage() {
  useTitle(t("screens./login"));
  const { history } = useRouter();
  const search: Record<string, unknown> = useSearch({ strict: false });
  return (
    <AuthPage title={t("identity.login.title")} text={t("identity.login.text")}>
      <SsoLink next={search["next"]} />
      <LoginForm onSignedIn={() => history.replace(safeNextPath(search["next"]))} />
    </AuthPage>
  );
}
