import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { captchaFields, emailField, newPasswordFields, personName } from "./fields.ts";

export const registrationKinds = ["CORPORATE", "INDIVIDUAL"] as const;

export const register = endpoint({
  name: "register",
  method: "POST",
  path: "/services/front/api/register",
  access: { public: "who registers has no account yet" },
  changes: [],
  input: z.object({
    kind: z.enum(registrationKinds),
    firstName: personName,
    lastName: personName,
    email: emailField,
    ...newPasswordFields,
    ...captchaFields,
    agree: z.literal(true),
  }),
  output: z.object({ message: z.string() }),
  errors: ["captcha_failed", "company_unknown", "prohibited_email", "too_many_requests"],
});

/** Target of both e-mail links: for people who registered and for people whom staff added. */
export const verifyUser = endpoint({
  name: "verify-user",
  method: "POST",
  path: "/auth/verify-user",
  access: { public: "the key out of the e-mail is the proof" },
  changes: [],
  input: z.object({ key: z.string().max(200) }),
  output: z.object({ message: z.string(), waitsForApproval: z.boolean() }),
  errors: ["url_invalid", "key_not_found"],
});
