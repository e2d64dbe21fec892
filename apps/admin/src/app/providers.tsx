import { PolyphonProvider } from "@polyphon/ui/theme/polyphon-provider.tsx";
import { makeApi } from "@polyphon/web/api/api-client.ts";
import { withConnection } from "@polyphon/web/connection/connection.ts";
import { refetchOnReturn, withRefresh } from "@polyphon/web/api/refresh.ts";
import { ApiProvider } from "@polyphon/web/api/use-endpoint.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { lazyPart } from "../shared/connection/lazy-part.ts";
import { connection } from "../shared/connection/connection.ts";
import { useCompanyLook } from "../shared/theme/company-look.ts";
import { NoticesProvider } from "../shared/notices/notices.tsx";
import { contextOf } from "../shared/session/own-account.ts";
import { session } from "../shared/session/session.ts";
import { useText } from "../shared/text/use-text.ts";
import { router } from "./routes.tsx";
import { useClient, useErrorHandling } from "./failure/use-error-handling.ts";
import { useSessionChanges } from "./session/use-session-changes.ts";

const TimeoutDialog = lazyPart(() => import("./failure/timeout-dialog.tsx"));

const productColour = "#0b7285";

function useCall(client: QueryClient) {
  const { text, language } = useText();
  return useMemo(() => {
    const api = makeApi({
      baseUrl: "",
      token: () => session.read()?.token ?? null,
      language: () => language,
      context: () => contextOf(client),
      onSignedOut: (problem) => {
        if (session.read() === null) return;
        session.end(problem.error === "invalid_token" ? text("shell.session.expired") : problem.description);
      },
    });
    return withConnection(withRefresh(api, client), connection);
  }, [client, text, language]);
}

function Wired() {
  const [timedOut, setTimedOut] = useState(false);
  const client = useClient();
  useErrorHandling(
    client,
    useCallback(() => setTimedOut(true), []),
  );
  useSessionChanges(client);
  useEffect(() => refetchOnReturn(client, connection), [client]);
  const call = useCall(client);
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={call}>
        <RouterProvider router={router} />
        {timedOut && (
          <Suspense>
            <TimeoutDialog onSeen={() => setTimedOut(false)} />
          </Suspense>
        )}
      </ApiProvider>
    </QueryClientProvider>
  );
}

export function Providers() {
  const { text } = useText();
  const referenceLabel = useCallback(
    (reference: string) => text("shell.failures.reference", { reference }),
    [text],
  );
  const look = useCompanyLook();
  const goBack = useCallback(() => router.history.back(), []);
  return (
    <PolyphonProvider brandColour={look?.themeColor ?? productColour} density="office">
      <NoticesProvider closeLabel={text("kit.form.close")} referenceLabel={referenceLabel} onBack={goBack}>
        <Wired />
      </NoticesProvider>
    </PolyphonProvider>
  );
}
