import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { account } from "./account.ts";
import { emailField, knownBrowser } from "./fields.ts";
import { panel } from "./panel.ts";

const credentials = {
  username: emailField,
  password: z.string().trim().min(1).max(200),
  panel,
  knownBrowser: knownBrowser.optional(),
};

const loginAnswer = z.object({
  score: z.number(),
  access_token: z.string().optional(),
  expires_in: z.number().int().optional(),
  knownBrowser: knownBrowser.optional(),
});

const loginErrors = [
  "invalid_credentials",
  "captcha_failed",
  "too_many_requests",
  "too_many_tries",
  "account_disabled",
  "company_inactive",
] as const;

export const signedInAnswer = z.object({ access_token: z.string(), expires_in: z.number().int() });

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/auth/login",
  about: "none",
  access: { public: "signing in happens before there is a session" },
  changes: [],
  input: z.object({ ...credentials, captcha: z.string().max(4000).default("") }),
  output: loginAnswer,
  errors: loginErrors,
});

/** After a low score: the same form with the answer of the visible challenge. */
export const loginAgain = endpoint({
  name: "login-v2",
  method: "POST",
  path: "/auth/login-v2",
  about: "none",
  access: { public: "the second try carries the solved challenge" },
  changes: [],
  input: z.object({ ...credentials, captchaPayload: z.string().min(1).max(4000) }),
  output: loginAnswer,
  errors: loginErrors,
});

export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/auth/logout",
  about: "none",
  access: { signedIn: "any", because: "everybody may end the own session", restricted: true },
  changes: [],
  input: z.object({}),
  output: z.object({ message: z.string() }),
  errors: [],
});

export const readAccount = endpoint({
  name: "read-account",
  method: "GET",
  path: "/services/uaa/api/account",
  about: "none",
  access: {
    signedIn: "any",
    because: "the shell of both apps starts from the own account",
    restricted: true,
  },
  reads: ["account", "role", "setting"],
  input: z.object({}),
  output: account,
  errors: [],
});

export const readSignInSettings = endpoint({
  name: "read-sign-in-settings",
  method: "GET",
  path: "/auth/settings",
  about: "none",
  access: { public: "the sign-in page needs the captcha's address before there is a session" },
  reads: ["sso"],
  input: z.object({}),
  output: z.object({
    captchaScriptUrl: z.url(),
    captchaSiteKey: z.string(),
    /** The visible challenge has a key of its own. */
    challengeSiteKey: z.string(),
  }),
  errors: [],
});
