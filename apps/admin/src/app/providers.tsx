import { PolyphonProvider } from "@polyphon/ui/theme/polyphon-provider.tsx";
import { makeApi } from "@polyphon/web/api-client.ts";
import { ApiProvider } from "@polyphon/web/use-endpoint.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useCompanyLook } from "../shared/company-look.ts";
import { NoticesProvider } from "../shared/notices.tsx";
import { contextOf } from "../shared/own-account.ts";
import { session } from "../shared/session.ts";
import { useText } from "../shared/use-text.ts";
import { router } from "./routes.tsx";
import { useClient, useErrorHandling } from "./use-error-handling.ts";
import { useSessionChanges } from "./use-session-changes.ts";

const TimeoutDialog = lazy(() => import("./timeout-dialog.tsx"));

const houseColour = "#0b7285";

function useCall(client: QueryClient) {
  const { text, language } = useText();
  return useMemo(
    () =>
      makeApi({
        baseUrl: "",
        token: () => session.read()?.token ?? null,
        language: () => language,
        context: () => contextOf(client),
        onSignedOut: (problem) => {
          if (session.read() === null) return;
          session.end(
            problem.error === "invalid_token" ? text("shell.session.expired") : problem.description,
          );
        },
      }),
    [client, text, language],
  );
}

function Wired() {
  const [timedOut, setTimedOut] = useState(false);
  const client = useClient();
  useErrorHandling(
    client,
    useCallback(() => setTimedOut(true), []),
  );
  useSessionChanges(client);
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
    <PolyphonProvider brandColour={look?.themeColor ?? houseColour} density="office">
      <NoticesProvider closeLabel={text("kit.form.close")} referenceLabel={referenceLabel} onBack={goBack}>
        <Wired />
      </NoticesProvider>
    </PolyphonProvider>
  );
}
