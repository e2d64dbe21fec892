import { randomUUID } from "node:crypto";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { connectLinkedin, requestLinkedinAuth } from "@polyphon/contract/networks/connect.contract.ts";
import { type Call, makeApi } from "../../../packages/web/src/api/api-client.ts";
import { demoPassword, type Person } from "./demo.ts";

export interface Caller {
  readonly token: string;
  readonly expiresAt: number;
  readonly call: Call;
}

function apiAt(url: string, token: string | null): Call {
  return makeApi({
    baseUrl: url,
    token: () => token,
    language: () => "en",
    onSignedOut: (problem) => {
      throw new Error(`signed out: ${problem.description}`);
    },
  });
}

/** A captcha token like the sandbox script's: for this action, valid once. */
const captchaToken = (): string => `human:login:127.0.0.1:${Date.now()}-${randomUUID()}`;

/** Signs in without a browser, for journeys in which the login is not the subject. */
export async function signIn(url: string, { email }: Person, panel: "ADMIN" | "FRONT"): Promise<Caller> {
  const answer = await apiAt(url, null)(login, {
    username: email,
    password: demoPassword,
    captcha: captchaToken(),
    panel,
  });
  const { access_token: token, expires_in: seconds } = answer;
  if (token === undefined || seconds === undefined) throw new Error(`${email} could not sign in`);
  return { token, expiresAt: Date.now() + seconds * 1000, call: apiAt(url, token) };
}

/** The holder of this session, or a visitor without one. */
export function callerOf(url: string, token: string | null): Pick<Caller, "call"> {
  return { call: apiAt(url, token) };
}

/** Gives consent on the sandbox's page under this name and submits the code. */
export async function connectAs({ call }: Caller, member: string): Promise<void> {
  const { url } = await call(requestLinkedinAuth, { panel: "FRONT" });
  const answer = await fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ name: member, decision: "allow" }),
  });
  const back = new URL(answer.headers.get("location") ?? "", url).searchParams;
  await call(connectLinkedin, { state: back.get("state") ?? "", code: back.get("code") ?? "" });
}
