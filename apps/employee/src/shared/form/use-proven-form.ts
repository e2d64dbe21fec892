import { ApiError, problemOf } from "@polyphon/web/api/api-error.ts";
import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useEffect, useState } from "react";
import { failureText } from "../failure/failure-text.ts";
import type { Problems } from "./field-problem.ts";
import { t } from "../text/text.ts";
import { FormRefusal, useForm } from "./use-form.ts";

export interface Proof {
  readonly captcha: string;
  readonly captchaPayload?: string;
}

/** What the visible captcha needs, and where its answer goes. */
export interface AskedChallenge {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly attempt: number;
  readonly onSolved: (token: string) => void;
  readonly onClose: () => void;
}

interface Waiting<Values> {
  readonly values: Values;
  readonly captcha: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly attempt: number;
}

const doubted = (error: unknown) => error instanceof ApiError && problemOf(error)?.error === "captcha_failed";

/** A form that causes an e-mail: scored when it is sent, with the visible captcha after a low score. */
export function useProvenForm<Values extends Record<string, string | boolean>>(options: {
  readonly action: "meeting" | "contact" | "register" | "forgot_password";
  readonly initial: Values;
  readonly check: (values: Values) => Problems<keyof Values & string>;
  readonly send: (values: Values, proof: Proof) => Promise<{ readonly message: string }>;
  /** Called with the server's response, where the page itself shows it. */
  readonly onSent?: (message: string) => void;
}) {
  const call = useApi();
  const [sent, setSent] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting<Values> | null>(null);
  useEffect(() => {
    // A failure is shown when the button is pressed; until then nothing is missing.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);

  const done = (message: string): void => {
    setSent(message);
    options.onSent?.(message);
  };
  const form = useForm({
    initial: options.initial,
    check: options.check,
    send: async (values) => {
      const captcha = await captchaToken(call, options.action).catch(() => {
        throw new FormRefusal(t("shell.captchaUnavailable"));
      });
      try {
        done((await options.send(values, { captcha })).message);
      } catch (error) {
        if (!doubted(error)) throw error;
        setWaiting({ values, captcha, busy: false, failure: null, attempt: 0 });
      }
    },
  });

  async function solved(token: string, open: Waiting<Values>): Promise<void> {
    setWaiting({ ...open, busy: true, failure: null });
    try {
      const answer = await options.send(open.values, { captcha: open.captcha, captchaPayload: token });
      setWaiting(null);
      done(answer.message);
    } catch (error) {
      setWaiting({ ...open, busy: false, failure: failureText(error).text, attempt: open.attempt + 1 });
    }
  }

  const challenge: AskedChallenge | null = waiting && {
    busy: waiting.busy,
    failure: waiting.failure,
    attempt: waiting.attempt,
    onSolved: (token) => void solved(token, waiting),
    onClose: () => setWaiting(null),
  };
  return { form, sent, challenge, again: () => setSent(null) };
}
