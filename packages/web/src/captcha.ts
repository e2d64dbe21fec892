import { readSignInSettings } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Call } from "./api-client.ts";

interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

interface Loaded {
  readonly captcha: Grecaptcha;
  readonly siteKey: string;
}

let loading: Promise<Loaded> | null = null;

function addScript(settings: OutputOf<typeof readSignInSettings>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = settings.captchaScriptUrl;
    script.async = true;
    script.addEventListener("load", () => {
      const { grecaptcha } = globalThis.window;
      if (!grecaptcha) return reject(new Error("the captcha script brought nothing"));
      grecaptcha.ready(() => resolve({ captcha: grecaptcha, siteKey: settings.captchaSiteKey }));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the captcha script could not be loaded"));
    });
    document.head.append(script);
  });
}

/** Fetched only where somebody signs in, while the form is filled in; a failed load may be tried again. */
export function loadCaptcha(call: Call): Promise<Loaded> {
  loading ??= call(readSignInSettings, {})
    .then(addScript)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A token says what the visitor is doing and is good once; the server asks how human that looked. */
export async function captchaToken(call: Call, action: string): Promise<string> {
  const { captcha, siteKey } = await loadCaptcha(call);
  return captcha.execute(siteKey, { action });
}
