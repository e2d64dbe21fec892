import { verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useSearch } from "@tanstack/react-router";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { useOnce } from "../../../features/identity/use-once.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { AuthPage } from "../identity/auth-page.tsx";

/** The target of the confirmation link for registered users and those added by staff. */
export function VerifyScreen() {
  const { key }: { key?: unknown } = useSearch({ strict: false });
  const { data, error } = useOnce(verifyUser, { key: typeof key === "string" ? key : "" });
  const toLogin = <LinkButton href={addressOf("/login")}>{t("shell.notBuilt.toLogin")}</LinkButton>;
  if (error) {
    return (
      <AuthPage title={t("identity.verify.failedTitle")}>
        <AuthOutcome tone="bad" text={failureText(error).text} next={t("identity.verify.failedNext")}>
          {toLogin}
        </AuthOutcome>
      </AuthPage>
    );
  }
  if (!data) {
    return (
      <AuthPage title={t("identity.verify.checking")}>
        <SkeletonRows label={t("identity.verify.checking")} rows={2} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t(data.waitsForApproval ? "identity.verify.waitsTitle" : "identity.verify.doneTitle")}>
      <AuthOutcome
        tone={data.waitsForApproval ? "info" : "ok"}
        text={data.message}
        next={data.waitsForApproval ? t("identity.verify.waitsNext") : undefined}
      >
        {toLogin}
      </AuthOutcome>
    </AuthPage>
  );
}
