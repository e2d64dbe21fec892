import { limits } from "@polyphon/contract/limits.ts";
import { useIsFetching, useIsMutating } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../shared/connection/lazy-part.ts";
import { session } from "../../shared/session/session.ts";
import { useText } from "../../shared/text/use-text.ts";

const SessionDialog = lazyPart(() => import("./session-dialog.tsx"));

/** Checks the time every second; five minutes before the end it warns once, when nothing is loading. */
export function SessionWarning() {
  const { text } = useText();
  const loading = useIsFetching() + useIsMutating() > 0;
  const [state, setState] = useState<"far" | "shown" | "seen">("far");
  useEffect(() => {
    const timer = setInterval(() => {
      if (session.read() === null) return session.end(text("shell.session.expired"));
      if (state !== "far" || loading || !session.isSoonOver()) return;
      session.forget();
      setState("shown");
    }, limits.session.checkMs);
    return () => clearInterval(timer);
  }, [state, loading, text]);
  if (state !== "shown") return null;
  return (
    <Suspense>
      <SessionDialog onSeen={() => setState("seen")} />
    </Suspense>
  );
}
