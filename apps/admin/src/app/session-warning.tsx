import { limits } from "@polyphon/contract/limits.ts";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useState } from "react";
import { session } from "../shared/session.ts";

const SessionDialog = lazy(() => import("./session-dialog.tsx"));

/** Looks at the clock every second; five minutes before the end it says so, once, when nothing is loading. */
export function SessionWarning({ expiresAt }: { expiresAt: number }) {
  const loading = useIsFetching() + useIsMutating() > 0;
  const [state, setState] = useState<"far" | "shown" | "seen">("far");
  useEffect(() => {
    const end = expiresAt;
    const timer = setInterval(() => {
      const left = end - Date.now();
      if (left <= 0) session.clear();
      else if (left <= limits.session.warnMs && !loading) setState((now) => (now === "far" ? "shown" : now));
    }, limits.session.checkMs);
    return () => clearInterval(timer);
  }, [expiresAt, loading]);
  if (state !== "shown") return null;
  return (
    <Suspense>
      <SessionDialog onSeen={() => setState("seen")} />
    </Suspense>
  );
}
