import { type Kit, KitProvider } from "@polyphon/admin-kit/kit-context.tsx";
import { PolyphonProvider } from "@polyphon/ui/theme/polyphon-provider.tsx";
import { makeApi } from "@polyphon/web/api-client.ts";
import { problemOf } from "@polyphon/web/api-error.ts";
import { ApiProvider } from "@polyphon/web/use-endpoint.ts";
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { renderLink } from "../shared/app-link.tsx";
import { NoticesProvider, useNotify } from "../shared/notices.tsx";
import { screenHref } from "../shared/screen-href.ts";
import { session } from "../shared/session.ts";
import { UnsavedGuard } from "../shared/unsaved-guard.tsx";
import { useText } from "../shared/use-text.ts";
import { router } from "./routes.tsx";

const houseColour = "#0b7285";

/** A refusal that is about the account and not about what was asked. */
function useAccountRefusals(): (error: unknown) => void {
  const notify = useNotify();
  const { text } = useText();
  return (error) => {
    const problem = problemOf(error);
    if (problem?.error === "access_denied") {
      notify({ tone: "bad", text: text("shell.session.denied") });
      router.history.push(screenHref("/admin", {}));
    }
    if (problem?.error === "password_expired") router.history.push(screenHref("/admin/change-password", {}));
  };
}

function useClient(): QueryClient {
  const onError = useAccountRefusals();
  const [client] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError }),
        mutationCache: new MutationCache({ onError }),
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            // Trying again helps against a lost connection, not against a refusal.
            retry: (times, error) => times < 1 && problemOf(error) === null,
          },
        },
      }),
  );
  return client;
}

function useCall() {
  const notify = useNotify();
  const { text, language } = useText();
  return useMemo(
    () =>
      makeApi({
        baseUrl: "",
        token: () => session.read()?.token ?? null,
        language: () => language,
        onSignedOut: (problem) => {
          if (session.read() === null) return;
          notify({
            tone: "bad",
            text: problem.error === "invalid_token" ? text("shell.session.expired") : problem.description,
          });
          session.clear();
        },
      }),
    [notify, text, language],
  );
}

function useKitValue(): Kit {
  const { text, language } = useText();
  const { t, i18n } = useTranslation();
  const notify = useNotify();
  return useMemo(
    () => ({
      language,
      text,
      label: (key, values = {}) => (i18n.exists(key) ? t(key, { ...values }) : undefined),
      link: renderLink,
      notify,
      Guard: UnsavedGuard,
    }),
    [language, text, t, i18n, notify],
  );
}

function Wired() {
  const client = useClient();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.read() !== null) return;
        client.clear();
        router.history.push(screenHref("/admin", {}));
      }),
    [client],
  );
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={useCall()}>
        <KitProvider value={useKitValue()}>
          <RouterProvider router={router} />
        </KitProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

export function Providers() {
  const { text } = useText();
  return (
    <PolyphonProvider brandColour={houseColour} density="office">
      <NoticesProvider closeLabel={text("kit.form.close")}>
        <Wired />
      </NoticesProvider>
    </PolyphonProvider>
  );
}
