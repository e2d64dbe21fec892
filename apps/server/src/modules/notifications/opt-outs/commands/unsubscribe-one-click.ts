import { unsubscribeOneClick as at } from "@polyphon/contract/notifications/notifications.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { NotificationDeps } from "../../notifications.deps.ts";
import { unsubscribe } from "../unsubscribe.ts";

export const unsubscribeOneClick = ({ signer }: NotificationDeps) =>
  command(at, async ({ input, tx }) => {
    await unsubscribe(tx, input.token, signer);
    return {};
  });
