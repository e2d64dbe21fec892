import { limits } from "@polyphon/contract/limits.ts";
import { useState } from "react";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { RegisterForm, type RegistrationKind } from "../../../features/identity/register-form.tsx";
import { addressOf } from "../../../shared/address/address.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { AuthPage } from "../identity/auth-page.tsx";

const texts = {
  CORPORATE: { title: "identity.register.corporateTitle", text: "identity.register.corporateText" },
  INDIVIDUAL: { title: "identity.register.individualTitle", text: "identity.register.individualText" },
} as const;

/** The two kinds of registration differ in their texts and in what the server does. */
export function RegisterScreen({ kind }: { kind: RegistrationKind }) {
  const [message, setMessage] = useState<string | null>(null);
  if (message !== null) {
    return (
      <AuthPage title={t("identity.register.doneTitle")}>
        <AuthOutcome
          tone="ok"
          text={message}
          next={t("identity.register.doneNext", { hours: limits.verifyKey.hours })}
        >
          <LinkButton href={addressOf("/login")} variant="default">
            {t("identity.forgot.back")}
          </LinkButton>
        </AuthOutcome>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t(texts[kind].title)} text={t(texts[kind].text)}>
      <RegisterForm kind={kind} onDone={setMessage} />
    </AuthPage>
  );
}
