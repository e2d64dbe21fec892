import type { SecretBox } from "../../../platform/secret/secret-box.ts";
import type { LoginThrottle } from "../../../platform/redis/login-throttle.ts";
import type { CaptchaVerifier } from "../identity.port.ts";
import type { SsoProvider } from "./sso.port.ts";

export interface SsoDeps {
  readonly sso: SsoProvider;
  readonly box: SecretBox;
  /** Where the provider sends the browser back to: the employee app's /sso/microsoft/callback. */
  readonly ssoReturnUrl: string;
  readonly captcha: CaptchaVerifier;
  readonly throttle: LoginThrottle;
}
