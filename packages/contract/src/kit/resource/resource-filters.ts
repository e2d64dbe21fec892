import { z } from "zod";
import { calendarDay } from "../calendar-day.ts";
import { choiceRefs } from "../choice-source.ts";
import { refList, wordList } from "../list.ts";
import type { ResourceField } from "./resource-field.ts";

/** A day of the filter counts in the caller's own time zone; the server reads it as midnight there. */
const day = calendarDay.optional();

/** The query parameters by which a list is narrowed to values of one field. */
export function filterShape(name: string, field: ResourceField): Record<string, z.ZodType> {
  switch (field.kind) {
    case "switch":
      return {
        [name]: z
          .enum(["true", "false"])
          .transform((word) => word === "true")
          .optional(),
      };
    case "choice":
    case "choices": {
      const [first, ...rest] = field.choices ?? [];
      if (first === undefined) throw new Error(`${name} is a choice without choices`);
      return { [name]: wordList([first, ...rest]).optional() };
    }
    case "reference":
    case "references":
      if (!field.of) throw new Error(`${name} does not say where it is looked for`);
      return { [name]: refList(choiceRefs[field.of]).optional() };
    case "date":
    case "dateTime":
      return { [`${name}From`]: day, [`${name}To`]: day };
    default:
      throw new Error(`${name}: a list cannot be narrowed by a field of kind ${field.kind}`);
  }
}
