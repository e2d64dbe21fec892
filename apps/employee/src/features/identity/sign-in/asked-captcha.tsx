import { Suspense } from "react";
import type { AskedChallenge } from "../../../shared/form/use-proven-form.ts";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";

const ChallengeModal = lazyPart(() => import("./challenge.modal.tsx"));

export function AskedCaptcha({ challenge }: { challenge: AskedChallenge | null }) {
  if (challenge === null) return null;
  return (
    <Suspense fallback={null}>
      <ChallengeModal {...challenge} />
    </Suspense>
  );
}
