import { useSearch } from "@tanstack/react-router";
import { SsoForm } from "../../../features/identity/sso/sso-form.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AuthPage } from "./auth-page.tsx";

export default function SsoLoginPage() {
  useTitle(t("screens./sso-login"));
  const { next }: Record<string, unknown> = useSearch({ strict: false });
  return (
    <AuthPage title={t("identity.sso.title")} text={t("identity.sso.text")}>
      <SsoForm next={typeof next === "string" ? next : null} />
    </AuthPage>
  );
}
