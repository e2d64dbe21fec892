import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";

export const inactivityReminderMail = mailKind({
  name: "inactivity-reminder",
  values: z.object({ firstName: z.string(), days: z.number().int() }),
  transactional: false,
});

/** The last one before the account is switched off: it is also sent to those who want no reminders. */
export const inactivityWarningMail = mailKind({
  name: "inactivity-warning",
  values: z.object({ firstName: z.string(), days: z.number().int(), endsOn: z.iso.date() }),
  transactional: true,
});

/** To the addresses set up for inactivity: whom a day's run warned and switched off. */
export const inactivityNoticeMail = mailKind({
  name: "inactivity-told",
  values: z.object({
    warned: z.number().int(),
    deactivated: z.number().int(),
    names: z.array(z.string()),
    /** How many more are not named. */
    more: z.number().int(),
  }),
  transactional: true,
});
