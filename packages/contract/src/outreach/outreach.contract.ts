import { z } from "zod";
import { personRow } from "../kit/about.ts";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";

/** Who received a notification of the staff, and who of them has seen it. */
export const listNotificationReaders = endpoint({
  name: "list-notification-readers",
  method: "GET",
  path: "/services/admin/api/staff-notifications/:id/readers",
  about: { person: ["notices"], inCouncilMode: "refused" },
  access: { staff: "list_notification" },
  reads: ["notice"],
  input: z.object({ id: ref("staffNotification"), seen: z.enum(["true", "false"]).optional(), ...pageInput }),
  output: pageOf(
    personRow(
      z.object({
        id: z.number().int(),
        name: z.string(),
        email: z.string(),
        seenAt: z.iso.datetime().nullable(),
      }),
    ),
  ),
  errors: ["not_found"],
});
