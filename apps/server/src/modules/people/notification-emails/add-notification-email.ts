import { limits } from "@polyphon/contract/limits.ts";
import { userNotificationEmail } from "@polyphon/contract/people/user-notification-email.resource.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { SaveContext } from "../../../platform/resource/serve-resource.ts";
import { insertNotificationEmail, lockNotificationEmails } from "./notification-emails.store.ts";

/** Serialised, so that concurrent additions are counted one after the other. */
export async function addNotificationEmail({ input, tx }: SaveContext): Promise<number> {
  const { max } = limits.userNotificationEmails;
  if ((await lockNotificationEmails(tx)) >= max) throw new Refusal("too_many_entries", { max });
  const id = await insertNotificationEmail(tx, userNotificationEmail.value.parse(input));
  if (id === null) throw new Refusal("duplicate", {}, [{ field: "email", error: "duplicate", values: {} }]);
  return id;
}
