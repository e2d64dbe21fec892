import { ssoLogin, ssoLoginAgain } from "@polyphon/contract/identity/sso.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { t } from "../../../shared/text/text.ts";
import { type Form, FormRefusal, useForm } from "../../../shared/form/use-form.ts";
import type { AskedChallenge } from "../../../shared/form/use-proven-form.ts";
import { checkEmail } from "../check-fields.ts";
import { ssoVisit } from "./sso-visit.ts";
import { useCaptcha } from "../sign-in/use-captcha.ts";

interface SsoLogin {
  readonly form: Form<{ email: string }>;
  /** The browser is being redirected to the provider. */
  readonly leaving: boolean;
  readonly challenge: AskedChallenge | null;
}

type Asked = Pick<AskedChallenge, "busy" | "failure" | "attempt">;

/** The company's provider is unavailable, which the server's general message does not say. */
function inOurWords(error: unknown): unknown {
  return problemOf(error)?.error === "unavailable" ? new FormRefusal(t("identity.sso.providerAway")) : error;
}

function textOf(error: unknown): string {
  const message = inOurWords(error);
  return message instanceof FormRefusal ? message.message : failureText(message).text;
}

/** Asks for the company's sign-in address and goes there. A low score requires the visible captcha first. */
export function useSsoLogin(next: string | null): SsoLogin {
  const call = useApi();
  const captcha = useCaptcha("sso_login");
  const [asked, setAsked] = useState<Asked | null>(null);
  const [leaving, setLeaving] = useState(false);

  const leave = (url: string): void => {
    ssoVisit.keep(url, next);
    setLeaving(true);
    location.assign(url);
  };
  const settle = ({ url }: OutputOf<typeof ssoLogin>): void => {
    if (url === undefined) setAsked({ busy: false, failure: null, attempt: 1 });
    else leave(url);
  };
  const form = useForm({
    initial: { email: "" },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      const token = await captcha();
      settle(
        await call(ssoLogin, { email, captcha: token }).catch((error: unknown) => {
          throw inOurWords(error);
        }),
      );
    },
  });

  const solve = async (captchaPayload: string): Promise<void> => {
    setAsked((now) => now && { ...now, busy: true, failure: null });
    try {
      const { url } = await call(ssoLoginAgain, { email: form.values.email, captchaPayload });
      if (url === undefined) throw new FormRefusal(t("identity.login.failed"));
      setAsked(null);
      leave(url);
    } catch (error) {
      setAsked((now) => now && { busy: false, failure: textOf(error), attempt: now.attempt + 1 });
    }
  };
  const challenge =
    asked === null
      ? null
      : { ...asked, onSolved: (token: string) => void solve(token), onClose: () => setAsked(null) };
  return { form, leaving, challenge };
}
