import {
  ownUserGroupParameter,
  userGroupParameter,
} from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { userNotificationEmail } from "@polyphon/contract/people/user-notification-email.resource.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { serveResource } from "../../../platform/resource/serve-resource.ts";
import { addNotificationEmail } from "../notification-emails/add-notification-email.ts";

const parameter = {
  name: "name",
  people: { computed: "(select count(*)::int from user_group_member where parameter_id = kept.id)" },
  addedAt: "created_at",
} as const;

/** Groups of employees, and the addresses notified about employees. */
export function serveGroups(lookups: ResourceLookups): Operation[] {
  return [
    ...serveResource(
      userGroupParameter,
      { name: "user_group_parameter", columns: { ...parameter, entity: { reference: "company_id" } } },
      lookups,
    ),
    ...serveResource(ownUserGroupParameter, { name: "user_group_parameter", columns: parameter }, lookups),
    ...serveResource(
      userNotificationEmail,
      {
        name: "user_notification_email",
        columns: {
          email: "email",
          inactivity: "inactivity",
          autopilot: "autopilot",
          broadcast: "broadcast",
        },
      },
      lookups,
      { add: addNotificationEmail },
    ),
  ];
}
