import { limits } from "@polyphon/contract/limits.ts";
import { judgeSession } from "@polyphon/rules/identity/session-clock.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { session } from "../../shared/session/session.ts";
import { t } from "../../shared/text/text.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const SessionWarning = lazyPart(() => import("./session-warning.modal.tsx"));

/** Checks the time each second: warns once before the session ends, when nothing is loading, and logs out at its end. */
export function SessionWatch() {
  const [warned, setWarned] = useState(false);
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      const expiresAt = session.read()?.expiresAt ?? null;
      const loading = queries.isFetching() + queries.isMutating() > 0;
      const verdict = judgeSession({ now: Date.now(), expiresAt, warned, loading });
      if (verdict === "over") session.end(t("shell.session.expired"));
      if (verdict === "warn") {
        session.forget();
        setWarned(true);
        setOpen(true);
      }
    }, limits.session.checkMs);
    return () => clearInterval(timer);
  }, [warned, queries]);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning onClose={() => setOpen(false)} />
    </Suspense>
  );
}
