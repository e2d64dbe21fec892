import { ssoCallback } from "@polyphon/contract/identity/sso.contract.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useEffect } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { session } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { AuthOutcome } from "../auth-outcome.tsx";
import { ssoVisit } from "./sso-visit.ts";
import { useOnce } from "../use-once.ts";

/** Why the sign-in failed, with both alternatives. */
export function SsoFailure({ text }: { text: string }) {
  return (
    <AuthOutcome tone="bad" text={text}>
      <LinkButton href={addressOf("/sso-login")}>{t("identity.sso.again")}</LinkButton>
      <LinkButton href={addressOf("/login")} variant="default">
        {t("identity.sso.back")}
      </LinkButton>
    </AuthOutcome>
  );
}

/** Submits the code, once. An unavailable provider has its own message; other failures use the server's. */
export function useSsoReturn(
  proof: { readonly code: string; readonly state: string },
  onDone: () => void,
): string | null {
  const { data, error } = useOnce(ssoCallback, proof);
  useEffect(() => {
    if (!data) return;
    ssoVisit.end();
    session.start(data.access_token, data.expires_in);
    onDone();
  }, [data, onDone]);
  if (!error) return null;
  return problemOf(error)?.error === "unavailable" ? t("identity.sso.providerAway") : failureText(error).text;
}
