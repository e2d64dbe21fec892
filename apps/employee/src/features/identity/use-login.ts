import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { ApiError } from "@polyphon/web/api-error.ts";
import { captchaToken } from "@polyphon/web/captcha.ts";
import { useApi } from "@polyphon/web/use-endpoint.ts";
import { useState } from "react";
import { session } from "../../shared/session.ts";
import { t } from "../../shared/text.ts";
import { checkLogin, type LoginValues } from "./check-login.ts";

export interface LoginState {
  readonly busy: boolean;
  /** Stands over the form. */
  readonly failure: string | null;
  readonly fields: Partial<Record<keyof LoginValues, string>>;
}

const quiet: LoginState = { busy: false, failure: null, fields: {} };

function stateOf(error: unknown): LoginState {
  if (!(error instanceof ApiError) || error.failure.kind !== "problem") {
    return { ...quiet, failure: t("identity.login.failed") };
  }
  const { problem } = error.failure;
  const fields: Partial<Record<keyof LoginValues, string>> = {};
  for (const { field, message } of problem.violations ?? []) {
    if (field === "username" || field === "password") fields[field] = message;
  }
  return { ...quiet, fields, failure: Object.keys(fields).length > 0 ? null : problem.description };
}

function fieldTexts(values: LoginValues): LoginState["fields"] {
  const found = Object.entries(checkLogin(values)).map(([field, { key, values: of }]) => [field, t(key, of)]);
  return Object.fromEntries(found) as LoginState["fields"];
}

export function useLogin(onSignedIn: () => void) {
  const call = useApi();
  const [state, setState] = useState<LoginState>(quiet);

  const submit = async (values: LoginValues): Promise<void> => {
    const fields = fieldTexts(values);
    if (Object.keys(fields).length > 0) return setState({ ...quiet, fields });
    setState({ ...quiet, busy: true });

    let captcha: string;
    try {
      captcha = await captchaToken(call, "login");
    } catch {
      return setState({ ...quiet, failure: t("identity.login.captchaUnavailable") });
    }
    try {
      const answer = await call(login, { ...values, captcha, panel: "FRONT" });
      if (answer.score < limits.captcha.threshold) {
        return setState({ ...quiet, failure: t("identity.login.challengeNeeded") });
      }
      if (answer.access_token === undefined)
        return setState({ ...quiet, failure: t("identity.login.failed") });
      session.start(answer.access_token, answer.expires_in ?? limits.session.seconds);
      onSignedIn();
    } catch (error) {
      setState(stateOf(error));
    }
  };
  return { ...state, submit };
}
