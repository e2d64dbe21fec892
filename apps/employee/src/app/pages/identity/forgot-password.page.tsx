import { limits } from "@polyphon/contract/limits.ts";
import { useState } from "react";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { ForgotForm } from "../../../features/identity/passwords/forgot-form.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AuthPage } from "./auth-page.tsx";

export default function ForgotPasswordPage() {
  useTitle(t("screens./forgot-password"));
  const [message, setMessage] = useState<string | null>(null);
  if (message === null) {
    return (
      <AuthPage title={t("identity.forgot.title")} text={t("identity.forgot.text")}>
        <ForgotForm onDone={setMessage} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t("identity.forgot.doneTitle")}>
      <AuthOutcome
        tone="ok"
        text={message}
        next={t("identity.forgot.doneNext", { minutes: limits.resetKey.minutes })}
      >
        <LinkButton href={addressOf("/login")} variant="default">
          {t("identity.forgot.back")}
        </LinkButton>
      </AuthOutcome>
    </AuthPage>
  );
}
