import { checkResetKey } from "@polyphon/contract/identity/password.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { ResetForm } from "../../../features/identity/passwords/reset-form.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { notify } from "../../../shared/notices/notices.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AuthPage } from "./auth-page.tsx";

function Refused({ text }: { text: string }) {
  return (
    <AuthPage title={t("identity.reset.title")}>
      <AuthOutcome tone="bad" text={text}>
        <LinkButton href={addressOf("/forgot-password")}>{t("identity.reset.again")}</LinkButton>
        <LinkButton href={addressOf("/login")} variant="default">
          {t("identity.forgot.back")}
        </LinkButton>
      </AuthOutcome>
    </AuthPage>
  );
}

function WithKey({ resetKey }: { resetKey: string }) {
  const navigate = useNavigate();
  const { data, error } = useEndpoint(
    checkResetKey,
    { key: resetKey },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  if (error) return <Refused text={problemOf(error)?.description ?? failureText(error).text} />;
  if (!data) {
    return (
      <AuthPage title={t("identity.reset.title")}>
        <SkeletonRows label={t("identity.reset.checking")} rows={3} />
      </AuthPage>
    );
  }
  const done = (message: string) => {
    notify("ok", message, { long: true });
    void navigate({ to: addressOf("/login") });
  };
  return (
    <AuthPage title={t("identity.reset.title")} text={t("identity.reset.text")}>
      <ResetForm resetKey={resetKey} onDone={done} />
    </AuthPage>
  );
}

/** The key from the e-mail is checked before anything is typed. */
export default function ResetPasswordPage() {
  useTitle(t("screens./resetpassword"));
  const { key }: { key?: unknown } = useSearch({ strict: false });
  return typeof key === "string" && key !== "" ? (
    <WithKey resetKey={key} />
  ) : (
    <Refused text={t("identity.reset.noKey")} />
  );
}
