import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef } from "react";

/** A token is good for two minutes; one that is about to end is not sent. */
const FRESH_MS = 100_000;

/** The automatic captcha of a form: loaded while it is filled in, asked when it is sent. */
export function useCaptcha(action: string) {
  const call = useApi();
  const ready = useRef<{ token: string; at: number } | null>(null);
  useEffect(() => {
    // What fails here is asked for again with the token.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);
  return {
    take: async (): Promise<string> => {
      const kept = ready.current;
      ready.current = null;
      return kept && Date.now() - kept.at < FRESH_MS ? kept.token : captchaToken(call, action);
    },
    /** Runs it anew at once, so that the next try does not wait. */
    rerun: async (): Promise<void> => {
      try {
        ready.current = { token: await captchaToken(call, action), at: Date.now() };
      } catch {
        ready.current = null;
      }
    },
  };
}
