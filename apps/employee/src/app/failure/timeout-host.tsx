import { lazy, Suspense } from "react";
import { timeoutNote, useTimeoutNote } from "./timeout-note.ts";

const RequestTimeoutModal = lazy(() => import("./request-timeout.modal.tsx"));

export function TimeoutHost() {
  if (!useTimeoutNote()) return null;
  return (
    <Suspense fallback={null}>
      <RequestTimeoutModal onClose={timeoutNote.close} />
    </Suspense>
  );
}
