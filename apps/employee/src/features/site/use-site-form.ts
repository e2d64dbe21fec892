import { ApiError, problemOf } from "@polyphon/web/api-error.ts";
import { captchaToken, loadCaptcha } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useEffect, useState } from "react";
import { failureText } from "../../shared/failure-text.ts";
import type { Problems } from "../../shared/field-problem.ts";
import { t } from "../../shared/text.ts";
import { FormRefusal, useForm } from "../../shared/use-form.ts";

export interface Proof {
  readonly captcha: string;
  readonly captchaPayload?: string;
}

/** What the visible captcha needs to be shown, and where its answer goes. */
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

/** A form of the site: scored when it is sent, and shown the visible captcha when the score was too low. */
export function useSiteForm<Values extends Record<string, string>>(options: {
  readonly action: "meeting" | "contact";
  readonly initial: Values;
  readonly check: (values: Values) => Problems<string>;
  readonly send: (values: Values, proof: Proof) => Promise<{ readonly message: string }>;
}) {
  const call = useApi();
  const [sent, setSent] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Waiting<Values> | null>(null);
  useEffect(() => {
    // Told when somebody presses the button; until then nothing is missing.
    loadCaptcha(call).catch(() => undefined);
  }, [call]);

  const form = useForm({
    initial: options.initial,
    check: options.check,
    send: async (values) => {
      const captcha = await captchaToken(call, options.action).catch(() => {
        throw new FormRefusal(t("site.captchaUnavailable"));
      });
      try {
        setSent((await options.send(values, { captcha })).message);
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
      setSent(answer.message);
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
