import type { Module } from "../../platform/module/module.ts";
import { deliverMail } from "./jobs/deliver-mail.ts";
import { onConnectionLost } from "./listeners/on-connection-lost.ts";
import { connectionLostTemplate } from "./mails/connection-lost.ts";
import type { NotificationNeeds } from "./notifications.needs.ts";

export function notifications(needs: NotificationNeeds): Module {
  return {
    name: "notifications",
    operations: [],
    jobs: [deliverMail(needs, [connectionLostTemplate])],
    listeners: [onConnectionLost],
  };
}
