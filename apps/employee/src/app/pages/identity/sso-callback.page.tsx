import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { SsoFailure, useSsoReturn } from "../../../features/identity/sso/sso-return.tsx";
import { ssoVisit } from "../../../features/identity/sso/sso-visit.ts";
import { t } from "../../../shared/text/text.ts";
import { useTitle } from "../../../shared/text/use-title.ts";
import { safeNextPath } from "../../../shared/address/safe-next-path.ts";
import { AuthPage } from "./auth-page.tsx";

function Failed({ text }: { text: string }) {
  return (
    <AuthPage title={t("identity.sso.failedTitle")}>
      <SsoFailure text={text} />
    </AuthPage>
  );
}

function Returning({ code, state, next }: { code: string; state: string; next: string | null }) {
  const { history } = useRouter();
  const goOn = useCallback(() => history.replace(safeNextPath(next)), [history, next]);
  const failure = useSsoReturn({ code, state }, goOn);
  if (failure !== null) return <Failed text={failure} />;
  return (
    <AuthPage title={t("identity.sso.returning")}>
      <SkeletonRows label={t("identity.sso.returning")} rows={2} />
    </AuthPage>
  );
}

/** The return address of the company's sign-in. A return that was not started in this tab is refused. */
export default function SsoCallbackPage() {
  useTitle(t("screens./sso/microsoft/callback"));
  const { code, state, error }: Record<string, unknown> = useSearch({ strict: false });
  const [visit] = useState(() => (typeof state === "string" ? ssoVisit.read(state) : null));
  if (typeof error === "string") return <Failed text={t("identity.sso.cancelled")} />;
  if (typeof code !== "string" || typeof state !== "string") {
    return <Failed text={t("identity.sso.incomplete")} />;
  }
  if (visit === null) return <Failed text={t("identity.sso.startedElsewhere")} />;
  return <Returning code={code} state={state} next={visit.next} />;
}
