import { PolyphonProvider } from "@polyphon/ui/theme/polyphon-provider.tsx";
import { ApiError } from "@polyphon/web/api/api-error.ts";
import { ApiProvider } from "@polyphon/web/api/use-endpoint.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { useCompanyLook } from "../shared/theme/company-look.ts";
import { makeAppApi } from "./failure/app-api.ts";
import { refetchOnReturn } from "@polyphon/web/api/refresh.ts";
import { connection } from "../shared/connection/connection.ts";
import { followSession } from "./session/follow-session.ts";
import { NoticesCorner } from "../shared/notices/notices-corner.tsx";
import { router } from "./routes.tsx";
import { TimeoutHost } from "./failure/timeout-host.tsx";

/** A refusal is an answer, so a retry changes nothing. A lost connection or a broken response is retried once. */
function tryAgain(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.failure.kind === "problem" && error.failure.status < 500)
    return false;
  return failures < 2;
}

const queries = new QueryClient({
  defaultOptions: { queries: { retry: tryAgain, staleTime: 30_000, networkMode: "always" } },
});

const api = makeAppApi(queries, (href) => router.history.push(href));

export function Providers() {
  const look = useCompanyLook();
  useEffect(() => followSession(queries, () => void router.invalidate()), []);
  useEffect(() => refetchOnReturn(queries, connection), []);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <PolyphonProvider brandColour={look?.themeColor ?? ""} density="employee">
          <RouterProvider router={router} />
          <NoticesCorner />
          <TimeoutHost />
        </PolyphonProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
