import type { ChoiceFinder } from "../../platform/resource/resource-desk.ts";
import { findParametersBy, namesOfParameters } from "./group-parameters.store.ts";

/** For fields and filters that name a group of employees. */
export const groupParameterChoices: ChoiceFinder = { find: findParametersBy, named: namesOfParameters };

export { addressesFor } from "./notification-emails.store.ts";
export { inactivityReminderMail, inactivityWarningMail } from "./people.mails.ts";
