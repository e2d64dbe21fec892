import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { emailField } from "./fields.ts";
import { signedInAnswer } from "./identity.contract.ts";

const startAnswer = z.object({ score: z.number(), url: z.url().optional() });
const startErrors = ["captcha_failed", "sso_not_available", "too_many_requests"] as const;

export const ssoLogin = endpoint({
  name: "sso-login",
  method: "POST",
  path: "/auth/sso-login",
  about: "none",
  access: { public: "signing in happens before there is a session" },
  changes: [],
  input: z.object({ email: emailField, captcha: z.string().max(4000).default("") }),
  output: startAnswer,
  errors: startErrors,
});

export const ssoLoginAgain = endpoint({
  name: "sso-login-v2",
  method: "POST",
  path: "/auth/sso-login-v2",
  about: "none",
  access: { public: "the second try carries the solved challenge" },
  changes: [],
  input: z.object({ email: emailField, captchaPayload: z.string().min(1).max(4000) }),
  output: startAnswer,
  errors: startErrors,
});

export const ssoCallback = endpoint({
  name: "sso-callback",
  method: "POST",
  path: "/auth/sso-callback",
  about: "none",
  access: { public: "the identity provider sends people back before there is a session" },
  changes: [],
  input: z.object({ code: z.string().min(1).max(4000), state: z.string().min(1).max(200) }),
  output: signedInAnswer,
  errors: ["sso_failed", "sso_no_account", "sso_not_available", "account_disabled", "company_inactive"],
});

export const ssoSettings = z.object({
  /** The company's id: it has these settings once. */
  id: ref("company"),
  applicationName: z.string(),
  clientId: z.string(),
  tenantId: z.string(),
  enabled: z.boolean(),
  /** The secret itself never leaves the server. */
  secretStored: z.boolean(),
  version: z.number().int(),
});

/** An id that the provider gave; it points to nothing of ours. */
const providersId = (example: string) => ({ example, outside: "the identity provider's" });

const companyId = { companyId: ref("company") };
const path = "/services/admin/api/company/:companyId/sso" as const;

export const readSsoSettings = endpoint({
  name: "read-sso-settings",
  method: "GET",
  path,
  about: "none",
  access: { staff: "edit_company" },
  reads: ["sso"],
  input: z.object(companyId),
  output: z.object({ settings: ssoSettings.nullable() }),
  errors: ["not_found"],
});

export const saveSsoSettings = endpoint({
  name: "save-sso-settings",
  method: "PUT",
  path,
  about: "none",
  access: { staff: "edit_company" },
  changes: ["sso"],
  input: z
    .object({
      ...companyId,
      applicationName: z.string().trim().min(1).max(limits.sso.textMax),
      clientId: z.string().trim().min(1).max(limits.sso.textMax).meta(providersId("polyphon")),
      clientSecret: z
        .string()
        .trim()
        .min(1)
        .max(limits.sso.secretMax)
        .optional()
        .meta({ example: "a-secret-of-the-provider" }),
      /** The directory's own id: a name such as "common" would let in every directory there is. */
      tenantId: z
        .string()
        .trim()
        .toLowerCase()
        .min(1)
        .max(limits.sso.textMax)
        .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .meta(providersId("11111111-1111-4111-8111-111111111111")),
      enabled: z.boolean(),
      /** Given, the stored settings are changed, and a secret left out stays. Left out, they are created. */
      version: rowVersion.optional(),
    })
    .refine(({ clientSecret, version }) => clientSecret !== undefined || version !== undefined, {
      path: ["clientSecret"],
      params: { say: "required" },
      // Reported together with the other missing fields.
      when: () => true,
    }),
  output: ssoSettings,
  errors: ["not_found", "edited_meanwhile"],
});

export const removeSsoSettings = endpoint({
  name: "remove-sso-settings",
  method: "DELETE",
  path,
  about: "none",
  access: { staff: "edit_company" },
  changes: ["sso"],
  input: z.object(companyId),
  output: z.object({ id: ref("company"), removed: z.boolean() }),
  errors: ["not_found"],
});
