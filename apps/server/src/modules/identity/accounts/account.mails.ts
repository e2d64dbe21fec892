import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";

/** `link` is sealed: whoever can read the row cannot use it. */
const withLink = z.object({ firstName: z.string(), link: z.string() });
const withUrl = z.object({ firstName: z.string(), url: z.url() });

export const resetPasswordMail = mailKind({ name: "reset-password", values: withLink, transactional: true });
export const staffInvitationMail = mailKind({
  name: "staff-invitation",
  values: withLink,
  transactional: true,
});
export const verifyUserMail = mailKind({ name: "verify-user", values: withLink, transactional: true });
export const alreadyRegisteredMail = mailKind({
  name: "already-registered",
  values: withUrl,
  transactional: true,
});
/** `password` is sealed like a link, and removed from the row once it is sent. */
export const firstPasswordMail = mailKind({
  name: "first-password",
  values: z.object({
    firstName: z.string(),
    email: z.string(),
    password: z.string().optional(),
    url: z.url(),
  }),
  transactional: true,
});
/** To the address that the account had before. */
export const addressChangedMail = mailKind({
  name: "address-changed",
  values: withUrl,
  transactional: true,
});
export const passwordChangedMail = mailKind({
  name: "password-changed",
  values: withUrl,
  transactional: true,
});
