import type { z } from "zod";
import type { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { SaveContext } from "../../../platform/resource/serve-resource.ts";
import { employeesAmong } from "../../identity/identity.api.ts";
import { sendNotificationJob } from "./jobs/send-notification.job.ts";
import { insertNotification } from "./staff-notification.store.ts";

type Input = z.output<typeof staffNotification.value>;

/** Saved and sent together: the job exists when, and only when, the row does. */
export async function addStaffNotification({ input, actor, tx }: SaveContext): Promise<number> {
  const { title, message, company, users } = input as unknown as Input;
  const wanted = [...new Set(users)];
  const known = await employeesAmong(tx, company, wanted);
  if (known.length < wanted.length)
    throw new Refusal("not_found", {}, [{ field: "users", error: "not_found", values: {} }]);

  const id = await insertNotification(tx, {
    companyId: company,
    title,
    message,
    users: wanted,
    createdBy: actor.accountId,
  });
  await sendJob(tx, sendNotificationJob, { notificationId: id });
  return id;
}
