import { readFacebookSdk } from "@polyphon/contract/networks/networks.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { cleanForeignHtml } from "@polyphon/web/html/trusted-html.ts";

interface FacebookSdk {
  init(options: { appId: string; version: string; xfbml: boolean; cookie: boolean }): void;
  ui(params: { method: "share"; href: string }, done: (answer: unknown) => void): void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

export interface LoadedFacebook {
  readonly loginUrl: string;
  /** Opens Facebook's own window; resolves with its response. */
  readonly share: (href: string) => Promise<unknown>;
}

type Settings = OutputOf<typeof readFacebookSdk>;

let loading: Promise<LoadedFacebook> | null = null;

function ready(sdk: FacebookSdk, { appId, version, loginUrl }: Settings): LoadedFacebook {
  sdk.init({ appId, version, xfbml: false, cookie: false });
  return {
    loginUrl,
    share: (href) => new Promise((resolve) => sdk.ui({ method: "share", href }, resolve)),
  };
}

function addScript(settings: Settings): Promise<LoadedFacebook> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = settings.scriptUrl;
    script.async = true;
    script.addEventListener("load", () => {
      const { FB } = globalThis.window;
      if (!FB) return reject(new Error("the script of Facebook brought nothing"));
      return resolve(ready(FB, settings));
    });
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the script of Facebook could not be loaded"));
    });
    document.head.append(script);
  });
}

/** Loaded only for sharing on a personal account; a failed load can be retried. */
export function loadFacebook(call: Call): Promise<LoadedFacebook> {
  loading ??= Promise.all([call(readFacebookSdk, {}), cleanForeignHtml()])
    .then(([settings]) => addScript(settings))
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
