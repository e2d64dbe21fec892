import { unsubscribeEmails as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { notifications as de } from "@polyphon/i18n/de/notifications/notifications.server.ts";
import { notifications as en } from "@polyphon/i18n/en/notifications/notifications.server.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { NotificationDeps } from "../../notifications.deps.ts";
import { unsubscribe } from "../unsubscribe.ts";

const texts = { en, de };

export const unsubscribeEmails = ({ signer }: NotificationDeps) =>
  command(at, async ({ input, tx, language }) => ({
    email: await unsubscribe(tx, input.token, signer),
    message: texts[language].unsubscribed,
  }));
