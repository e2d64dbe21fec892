import { readSignInSettings } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Call } from "./api/api-client.ts";

interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      theme: "light" | "dark";
      size: "normal" | "compact";
      callback: (token: string) => void;
      "expired-callback": () => void;
      "error-callback": () => void;
    },
  ): number;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

interface Loaded {
  readonly captcha: Grecaptcha;
  readonly siteKey: string;
  readonly challengeSiteKey: string;
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
      const { captchaSiteKey: siteKey, challengeSiteKey } = settings;
      grecaptcha.ready(() => resolve({ captcha: grecaptcha, siteKey, challengeSiteKey }));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the captcha script could not be loaded"));
    });
    document.head.append(script);
  });
}

/** Loaded only where somebody signs in, while the form is filled in; a failed load may be retried. */
export function loadCaptcha(call: Call): Promise<Loaded> {
  loading ??= call(readSignInSettings, {})
    .then(addScript)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** A token names the visitor's action and is valid once; the server asks for its score. */
export async function captchaToken(call: Call, action: string): Promise<string> {
  const { captcha, siteKey } = await loadCaptcha(call);
  return captcha.execute(siteKey, { action });
}

const normalWidth = 304;

/**
 * Renders the visible challenge into an empty element of the page. A token is valid once: after it was sent and
 * refused, `reset` asks again.
 */
export async function renderChallenge(
  call: Call,
  container: HTMLElement,
  onToken: (token: string) => void,
  onExpired: () => void,
): Promise<{ reset: () => void }> {
  const { captcha, challengeSiteKey } = await loadCaptcha(call);
  const place = document.createElement("div");
  container.replaceChildren(place);
  const widget = captcha.render(place, {
    sitekey: challengeSiteKey,
    theme: getComputedStyle(container).colorScheme.includes("dark") ? "dark" : "light",
    size: container.clientWidth < normalWidth ? "compact" : "normal",
    callback: onToken,
    "expired-callback": onExpired,
    "error-callback": onExpired,
  });
  return { reset: () => captcha.reset(widget) };
}
