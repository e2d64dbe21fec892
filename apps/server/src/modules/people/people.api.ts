import type { ChoiceFinder } from "../../platform/resource/resource-lookups.ts";
import { findParametersBy, namesOfParameters } from "./group-parameters/group-parameters.store.ts";

/** For fields and filters that name a group of employees. */
export const groupParameterChoices: ChoiceFinder = { find: findParametersBy, named: namesOfParameters };

/** Ids of the groups that an employee is in, or many employees are. */
export { groupsOfEmployee, groupsOfEmployees } from "./group-parameters/group-parameters.store.ts";

/** Employees in one of the groups. */
export { membersOfGroups } from "./group-parameters/front-user-groups.store.ts";

export { addressesFor } from "./notification-emails/notification-emails.store.ts";
export {
  inactivityReminderMail,
  inactivityNoticeMail,
  inactivityWarningMail,
} from "./inactivity/inactivity.mails.ts";

export { messageMail } from "./front-users/messages/message.mails.ts";

/** For automatic changes of an employee: they appear in the history that staff read. */
export { keepFrontUserChange } from "./front-users/changes/keep-front-user-change.ts";

/** For the account that the app reads. */
export { reviewsOf } from "./front-users/reviewed-user.store.ts";
export { findTour } from "./tour/tour.store.ts";
