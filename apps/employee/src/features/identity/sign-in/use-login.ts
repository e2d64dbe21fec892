import { login, loginAgain } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { judgeLogin } from "@polyphon/rules/identity/sign-in/login-answer.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { failureText } from "../../../shared/failure/failure-text.ts";
import { knownBrowser, session } from "../../../shared/session/session.ts";
import { t } from "../../../shared/text/text.ts";
import { FormRefusal, useForm, type Form } from "../../../shared/form/use-form.ts";
import type { AskedChallenge } from "../../../shared/form/use-proven-form.ts";
import { checkLogin, type LoginValues } from "./check-login.ts";
import { useCaptcha } from "./use-captcha.ts";

export interface Login {
  readonly form: Form<LoginValues>;
  /** Required after a low score. */
  readonly challenge: AskedChallenge | null;
}

type Asked = Pick<AskedChallenge, "busy" | "failure" | "attempt">;

const firstAsked: Asked = { busy: false, failure: null, attempt: 1 };

/** The first call sends the automatic captcha; a low score requires the visible one and a second call. */
export function useLogin(onSignedIn: () => void): Login {
  const call = useApi();
  const captcha = useCaptcha("login");
  const [asked, setAsked] = useState<Asked | null>(null);

  const settle = (answer: OutputOf<typeof login>): void => {
    const verdict = judgeLogin(answer);
    if (verdict === "challenge") return setAsked(firstAsked);
    if (answer.access_token === undefined) throw new FormRefusal(t("identity.login.failed"));
    knownBrowser.keep(answer);
    session.start(answer.access_token, answer.expires_in ?? limits.session.seconds);
    onSignedIn();
  };

  const form = useForm<LoginValues>({
    initial: { username: "", password: "" },
    check: checkLogin,
    send: async ({ username, password }) => {
      const proof = { captcha: await captcha(), ...knownBrowser.read() };
      settle(await call(login, { username, password, panel: "FRONT", ...proof }));
    },
  });

  const solve = async (captchaPayload: string): Promise<void> => {
    setAsked((now) => now && { ...now, busy: true, failure: null });
    try {
      const { username, password } = form.values;
      const proof = { captchaPayload, ...knownBrowser.read() };
      const answer = await call(loginAgain, { username, password, panel: "FRONT", ...proof });
      if (answer.access_token === undefined) throw new FormRefusal(t("identity.login.failed"));
      setAsked(null);
      settle({ ...answer, score: 1 });
    } catch (error) {
      const failure = error instanceof FormRefusal ? error.message : failureText(error).text;
      setAsked((now) => now && { busy: false, failure, attempt: now.attempt + 1 });
    }
  };
  const challenge =
    asked === null
      ? null
      : { ...asked, onSolved: (token: string) => void solve(token), onClose: () => setAsked(null) };
  return { form, challenge };
}
