import { lazy, Suspense, type ReactNode } from "react";
import type { AskedChallenge } from "../features/site/use-site-form.ts";

const ChallengeModal = lazy(() => import("../features/identity/challenge.modal.tsx"));

/** The forms of the site borrow the visible captcha of the login. */
export function askChallenge(challenge: AskedChallenge): ReactNode {
  return (
    <Suspense fallback={null}>
      <ChallengeModal {...challenge} />
    </Suspense>
  );
}
