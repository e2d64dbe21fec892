import type { SignInSettings } from "../../identity.deps.ts";
import { readSignInSettings as at } from "@polyphon/contract/identity/identity.contract.ts";
import { answer } from "../../../../platform/operation/answer.ts";

/** What a browser needs to request a captcha token. */
export const readSignInSettings = ({ captchaScriptUrl, captchaSiteKey, challengeSiteKey }: SignInSettings) =>
  answer(at, () => ({ captchaScriptUrl, captchaSiteKey, challengeSiteKey }));
