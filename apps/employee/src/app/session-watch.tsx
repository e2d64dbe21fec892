import { limits } from "@polyphon/contract/limits.ts";
import { lazy, Suspense, useEffect, useState } from "react";
import { session } from "../shared/session.ts";
import { t } from "../shared/text.ts";

const SessionWarning = lazy(() => import("./session-warning.modal.tsx"));

/** Looks at the clock each second: warns once before the end, and leaves when it has come. */
export function SessionWatch() {
  const [warned, setWarned] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (session.read() === null) {
        session.end(t("shell.session.expired"));
      } else if (!warned && session.isSoonOver()) {
        session.forget();
        setWarned(true);
        setOpen(true);
      }
    }, limits.session.checkMs);
    return () => clearInterval(timer);
  }, [warned]);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning onClose={() => setOpen(false)} />
    </Suspense>
  );
}
