import { z } from "zod";

/**
 * A day as somebody types it. ISO knows a year 0000, the calendar of the database does not. A second pattern hides the
 * format from the JSON schema, so it is said again.
 */
export const calendarDay = z.iso
  .date()
  .regex(/^(?!0000)/)
  .meta({ format: "date" });
