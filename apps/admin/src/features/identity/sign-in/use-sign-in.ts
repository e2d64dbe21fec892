import { login, loginAgain, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { judgeLogin } from "@polyphon/rules/identity/sign-in/login-answer.ts";
import { signInPath } from "@polyphon/rules/identity/sign-in/sign-in-path.ts";
import { problemOf } from "@polyphon/web/api/api-error.ts";
import { useApi, useCommand } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { noticeKinds } from "../../../shared/notices/notice-kinds.ts";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { keepAccount } from "../../../shared/session/own-account.ts";
import { queryString, screenHref } from "../../../shared/address/screen-href.ts";
import { knownBrowser, startSession } from "../../../shared/session/session.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { loginFailure } from "./login-failure.ts";
import { useCaptcha } from "./use-captcha.ts";
import { nextOf, useEnter } from "./use-enter.ts";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Answer {
  readonly access_token?: string | undefined;
  readonly expires_in?: number | undefined;
  readonly knownBrowser?: string | undefined;
}

/** The steps from the login form to a page of the back office. */
export function useSignIn(next: string | undefined) {
  const { text } = useText();
  const notify = useNotify();
  const go = useGo();
  const call = useApi();
  const client = useQueryClient();
  const enter = useEnter();
  const captcha = useCaptcha("login");
  const first = useCommand(login);
  const second = useCommand(loginAgain);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [challenged, setChallenged] = useState<Credentials | null>(null);

  const fail = (words: string) => {
    setFailure(words);
    notify({ ...noticeKinds.danger, text: words });
  };
  const failWith = (error: unknown) => {
    setChallenged(null);
    fail(loginFailure(error, text));
    if (problemOf(error)?.error === "invalid_credentials") void captcha.rerun();
  };
  const proceed = async (answer: Answer) => {
    const { access_token, expires_in } = answer;
    if (access_token === undefined) return fail(text("identity.login.generic"));
    knownBrowser.keep(answer);
    startSession(access_token, expires_in ?? limits.session.seconds);
    const account = await call(readAccount, {});
    keepAccount(client, account);
    switch (signInPath(account)) {
      case "home":
        return go(nextOf(next), { replace: true });
      case "enter":
        return enter(account, next);
      case "picker":
        return go(screenHref("/admin/user_role", {}) + queryString({ next }), { replace: true });
    }
  };
  const run = async (step: () => Promise<void>) => {
    setFailure(null);
    setBusy(true);
    try {
      await step();
    } catch (error) {
      failWith(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    failure,
    challenged: challenged !== null,
    cancelChallenge: () => setChallenged(null),
    submit: (credentials: Credentials) =>
      run(async () => {
        const proof = { captcha: await captcha.take(), ...knownBrowser.read() };
        const answer = await first.mutateAsync({ ...credentials, ...proof, panel: "ADMIN" });
        switch (judgeLogin(answer)) {
          case "challenge":
            return setChallenged(credentials);
          case "failed":
            return fail(text("identity.login.generic"));
          case "proceed":
            return proceed(answer);
        }
      }),
    answerChallenge: (captchaPayload: string) =>
      run(async () => {
        if (challenged === null) return;
        const proof = { captchaPayload, ...knownBrowser.read() };
        const answer = await second.mutateAsync({ ...challenged, ...proof, panel: "ADMIN" });
        setChallenged(null);
        await proceed(answer);
      }),
  };
}
