import type { ReactNode } from "react";
import { AskedCaptcha } from "../../../features/identity/sign-in/asked-captcha.tsx";
import type { AskedChallenge } from "../../../shared/form/use-proven-form.ts";

/** Lets forms of other features use the visible captcha of the login. */
export function askChallenge(challenge: AskedChallenge): ReactNode {
  return <AskedCaptcha challenge={challenge} />;
}
