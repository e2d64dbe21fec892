import { lazy, Suspense } from "react";
import type { AskedChallenge } from "../../../shared/form/use-proven-form.ts";

const ChallengeModal = lazy(() => import("./challenge.modal.tsx"));

export function AskedCaptcha({ challenge }: { challenge: AskedChallenge | null }) {
  if (challenge === null) return null;
  return (
    <Suspense fallback={null}>
      <ChallengeModal {...challenge} />
    </Suspense>
  );
}
