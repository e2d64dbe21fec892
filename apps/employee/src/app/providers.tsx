import { PolyphonProvider } from "@polyphon/ui/theme/polyphon-provider.tsx";
import { ApiError } from "@polyphon/web/api-error.ts";
import { ApiProvider } from "@polyphon/web/use-endpoint.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import { api } from "../shared/api.ts";
import { companyLook, useCompanyLook } from "../shared/company-look.ts";
import { session } from "../shared/session.ts";
import { NoticesCorner } from "./notices-corner.tsx";
import { router } from "./routes.tsx";

/** A refusal is an answer: asking again changes nothing. A lost connection or a broken answer gets a second try. */
function tryAgain(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.failure.kind === "problem" && error.failure.status < 500)
    return false;
  return failures < 2;
}

const queries = new QueryClient({
  defaultOptions: { queries: { retry: tryAgain, staleTime: 30_000, networkMode: "always" } },
});

/** When the session ends, here or in another tab, nothing of it stays on screen. */
function leaveWhenSignedOut(): () => void {
  let before = session.read() !== null;
  return session.subscribe(() => {
    const now = session.read() !== null;
    if (before && !now) {
      queries.clear();
      companyLook.clear();
      void router.invalidate();
    }
    before = now;
  });
}

export function Providers() {
  const look = useCompanyLook();
  useEffect(leaveWhenSignedOut, []);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <PolyphonProvider brandColour={look?.colour ?? ""} density="employee">
          <RouterProvider router={router} />
          <NoticesCorner />
        </PolyphonProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
