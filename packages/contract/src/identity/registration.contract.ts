import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { captchaFields, emailField, newPasswordFields } from "./fields.ts";
import { resetKey } from "./password.contract.ts";
import { personName } from "./person-name.ts";

export const registrationKinds = ["CORPORATE", "INDIVIDUAL"] as const;

/** That a password was chosen in this browser. It opens nothing, and means something until the address is confirmed. */
const chosenHere = z.string().max(200);

export const register = endpoint({
  name: "register",
  method: "POST",
  path: "/services/front/api/register",
  about: "none",
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
  output: z.object({ message: z.string(), chosenHere }),
  errors: ["captcha_failed", "company_unknown", "prohibited_email", "too_many_requests"],
});

/**
 * Target of the link in the mail. Anybody may register with somebody else's address, so the password stays only where it was
 * chosen in the browser that confirms; elsewhere `passwordKey` lets whoever reads the mailbox choose one.
 */
export const verifyUser = endpoint({
  name: "verify-user",
  method: "POST",
  path: "/auth/verify-user",
  about: "none",
  access: { public: "the key out of the e-mail is the proof" },
  changes: [],
  input: z.object({ key: z.string().max(200), chosenHere: chosenHere.optional() }),
  output: z.object({
    message: z.string(),
    waitsForApproval: z.boolean(),
    passwordKey: resetKey.nullable(),
  }),
  errors: ["url_invalid", "key_not_found"],
});
