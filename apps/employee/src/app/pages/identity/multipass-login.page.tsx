import { multipassLogin } from "@polyphon/contract/identity/multipass.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useParams, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { AuthOutcome } from "../../../features/identity/auth-outcome.tsx";
import { useOnce } from "../../../features/identity/use-once.ts";
import { addressOf } from "../../../shared/address/address.ts";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { session } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { AuthPage } from "./auth-page.tsx";

/** The one-time link signs its holder in, replacing any session in this browser. */
export default function MultipassLoginPage() {
  useTitle(t("screens./multipass-login/:token"));
  const { token = "" }: { token?: string } = useParams({ strict: false });
  const { history } = useRouter();
  const { data, error } = useOnce(multipassLogin, { token });
  useEffect(() => {
    if (!data) return;
    session.start(data.access_token, data.expires_in);
    history.replace(addressOf("/dashboard"));
  }, [data, history]);

  if (!error) {
    return (
      <AuthPage title={t("identity.multipass.checking")}>
        <SkeletonRows label={t("identity.multipass.checking")} rows={2} />
      </AuthPage>
    );
  }
  const refused = problemOf(error) !== null;
  const text = refused
    ? t("identity.multipass.failedNext", { minutes: limits.multipass.minutes })
    : failureText(error).text;
  const signedIn = session.read() !== null;
  return (
    <AuthPage title={t(refused ? "shell.failure.unauthorized" : "identity.verify.failedTitle")}>
      <AuthOutcome tone="bad" text={text}>
        <LinkButton href={addressOf(signedIn ? "/dashboard" : "/login")}>
          {t(signedIn ? "shell.notBuilt.toDashboard" : "shell.notBuilt.toLogin")}
        </LinkButton>
      </AuthOutcome>
    </AuthPage>
  );
}
