import { verifyUser } from "@polyphon/contract/identity/registration.contract.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { ResetForm } from "../../../features/identity/passwords/reset-form.tsx";
import { registrationMemory } from "../../../features/identity/registration-memory.ts";
import { useOnce } from "../../../features/identity/use-once.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { AuthPage } from "../identity/auth-page.tsx";

/** The target of the confirmation link. In another browser than that of the registration a password is chosen here. */
export function VerifyScreen() {
  const { key }: { key?: unknown } = useSearch({ strict: false });
  const [chosenHere] = useState(registrationMemory.read);
  const [chosen, setChosen] = useState(false);
  const { data, error } = useOnce(verifyUser, { key: typeof key === "string" ? key : "", ...chosenHere });
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
  if (data.passwordKey !== null && !chosen) {
    return (
      <AuthPage title={t("identity.verify.chooseTitle")} text={t("identity.verify.chooseText")}>
        <ResetForm resetKey={data.passwordKey} onDone={() => setChosen(true)} />
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
