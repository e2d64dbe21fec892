import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { captchaFields, emailField, knownBrowser, newPasswordFields } from "./fields.ts";
import { panel } from "./panel.ts";

export const forgotPassword = endpoint({
  name: "forgot-password",
  method: "POST",
  path: "/auth/reset-password/init",
  about: "none",
  access: { public: "who has forgotten the password cannot sign in" },
  changes: [],
  input: z.object({ email: emailField, ...captchaFields, panel }),
  output: z.object({ message: z.string() }),
  errors: ["captcha_failed", "too_many_requests"],
});

export const resetKey = z.string().min(1).max(200);

export const checkResetKey = endpoint({
  name: "check-reset-key",
  method: "GET",
  path: "/auth/reset-password/check",
  about: "none",
  access: { public: "the key out of the e-mail is the proof" },
  reads: [],
  input: z.object({ key: resetKey }),
  output: z.object({ valid: z.literal(true) }),
  errors: ["invalid_key"],
});

export const resetPassword = endpoint({
  name: "reset-password",
  method: "POST",
  path: "/auth/reset-password/finish",
  about: "none",
  access: { public: "the key out of the e-mail is the proof" },
  changes: [],
  input: z.object({ key: resetKey, panel, ...newPasswordFields }),
  output: z.object({ message: z.string(), knownBrowser }),
  errors: ["invalid_key", "too_many_requests"],
});

const changePasswordInput = z.object({
  currentPassword: z.string().trim().min(1).max(200).meta({ example: "Current!23" }),
  ...newPasswordFields,
});
const because = "everybody may change the own password, and must when it has expired";

/** Staff and employees change it under the address of their own app; the effect is the same. */
export const changeStaffPassword = endpoint({
  name: "change-staff-password",
  method: "POST",
  path: "/services/uaa/api/account/change-password",
  about: "none",
  access: { signedIn: "staff", because, restricted: true },
  changes: ["account"],
  input: changePasswordInput,
  output: z.object({ message: z.string() }),
  errors: ["password_wrong", "too_many_requests"],
});

export const changeFrontPassword = endpoint({
  name: "change-front-password",
  method: "POST",
  path: "/services/front/api/user/change-password",
  about: "none",
  access: { signedIn: "front", because, restricted: true, inPerson: true },
  changes: ["account"],
  input: changePasswordInput,
  output: z.object({ message: z.string() }),
  errors: ["password_wrong", "too_many_requests"],
});
