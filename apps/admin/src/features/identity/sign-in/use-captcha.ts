import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useRef } from "react";

/** A token is valid for two minutes; one that is about to expire is not sent. */
const FRESH_MS = 100_000;

/** The automatic captcha of a form: loaded while it is filled in, run when it is sent. */
export function useCaptcha(action: string) {
  const call = useApi();
  const ready = useRef<{ token: string; at: number } | null>(null);
  useEffect(() => {
    // A failed load is retried when a token is needed.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);
  return {
    take: async (): Promise<string> => {
      const kept = ready.current;
      ready.current = null;
      return kept && Date.now() - kept.at < FRESH_MS ? kept.token : captchaToken(call, action);
    },
    /** Runs it again at once, so that the next attempt does not wait. */
    rerun: async (): Promise<void> => {
      try {
        ready.current = { token: await captchaToken(call, action), at: Date.now() };
      } catch {
        ready.current = null;
      }
    },
  };
}
