import { z } from "zod";

/** A day as somebody types it. ISO knows a year 0000, the calendar of the database does not. */
export const calendarDay = z.iso.date().regex(/^(?!0000)/);
