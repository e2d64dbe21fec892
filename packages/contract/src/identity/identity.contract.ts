import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { frontFeatures, permissionKeys } from "../permissions.ts";

export const loginInput = z.object({
  username: z.string().trim().toLowerCase().max(limits.email.max).pipe(z.email()),
  password: z.string().trim().min(1).max(200),
  captcha: z.string().max(4000).default(""),
  panel: z.enum(["ADMIN", "FRONT"]),
});

export const login = endpoint({
  name: "login",
  method: "POST",
  path: "/auth/login",
  access: { public: "signing in happens before there is a session" },
  input: loginInput,
  output: z.object({
    score: z.number(),
    access_token: z.string().optional(),
    expires_in: z.number().int().optional(),
  }),
  errors: [
    "invalid_credentials",
    "captcha_failed",
    "too_many_requests",
    "account_disabled",
    "company_inactive",
  ],
});

export const logout = endpoint({
  name: "logout",
  method: "POST",
  path: "/auth/logout",
  access: { signedIn: "any", because: "everybody may end the own session" },
  input: z.object({}),
  output: z.object({ message: z.string() }),
  errors: [],
});

export const account = z.object({
  id: ref("account"),
  login: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  kind: z.enum(["staff", "front"]),
  userType: z.number().int().nullable(),
  companyId: ref("company").nullable(),
  expiresAt: z.iso.datetime(),
  can: z.object({
    fullAccess: z.boolean(),
    permissions: z.array(z.enum(permissionKeys)),
    features: z.array(z.enum(frontFeatures)),
    share: z.boolean(),
  }),
});

export const readAccount = endpoint({
  name: "read-account",
  method: "GET",
  path: "/services/uaa/api/account",
  access: { signedIn: "any", because: "the shell of both apps starts from the own account" },
  input: z.object({}),
  output: account,
  errors: [],
});

export const readSignInSettings = endpoint({
  name: "read-sign-in-settings",
  method: "GET",
  path: "/auth/settings",
  access: { public: "the sign-in page needs the captcha's address before there is a session" },
  input: z.object({}),
  output: z.object({ captchaScriptUrl: z.url(), captchaSiteKey: z.string() }),
  errors: [],
});
