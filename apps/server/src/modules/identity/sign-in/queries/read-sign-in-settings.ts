import type { SignInSettings } from "../../identity.deps.ts";
import { readSignInSettings as at } from "@polyphon/contract/identity/identity.contract.ts";
import { flow } from "../../../../platform/operation/flow.ts";

/** What a browser needs to request a captcha token. Needs no database, so it opens no transaction. */
export const readSignInSettings = ({ captchaScriptUrl, captchaSiteKey, challengeSiteKey }: SignInSettings) =>
  flow(at, () => Promise.resolve({ captchaScriptUrl, captchaSiteKey, challengeSiteKey }));
