import { Suspense } from "react";
import { timeoutNote, useTimeoutNote } from "./timeout-note.ts";
import { lazyPart } from "../../shared/connection/lazy-part.ts";

const RequestTimeoutModal = lazyPart(() => import("./request-timeout.modal.tsx"));

export function TimeoutHost() {
  if (!useTimeoutNote()) return null;
  return (
    <Suspense fallback={null}>
      <RequestTimeoutModal onClose={timeoutNote.close} />
    </Suspense>
  );
}
