import { z } from "zod";
import { limits } from "../limits.ts";

export const emailField = z.string().trim().toLowerCase().min(1).max(limits.email.max).pipe(z.email());

const parts = [/\p{Nd}/u, /\p{Ll}/u, /\p{Lu}/u, /[\p{P}\p{S}]/u];

/** The rule for every place where a password is chosen. `rules/identity/passwords/password-rule.ts` says which part is missing. */
const newPassword = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => {
      const length = Array.from(text).length;
      const fits = length >= limits.password.min && length <= limits.password.max;
      return fits && parts.every((part) => part.test(text));
    },
    { params: { say: "password" } },
  )
  .meta({ example: "Secret!234" });

/** Whether the two match is decided by the operation, so that both faults are reported at once. */
export const newPasswordFields = {
  newPassword,
  confirmPassword: z.string().trim().min(1).max(200).meta({ example: "Secret!234" }),
};

/** What a browser keeps after a sign-in, so that guesses made elsewhere do not make its owner wait. It opens nothing. */
export const knownBrowser = z.string().max(200);

/** Of a form that makes us send an e-mail. After a low score it is sent again with the solved challenge. */
export const captchaFields = {
  captcha: z.string().min(1).max(4000),
  captchaPayload: z.string().min(1).max(4000).optional(),
};
