import { z } from "zod";

/**
 * A day as somebody types it. ISO has a year 0000, the database's calendar does not. A second pattern hides the format
 * from the JSON schema, so it is repeated.
 */
export const calendarDay = z.iso
  .date()
  .regex(/^(?!0000)/)
  .meta({ format: "date" });
