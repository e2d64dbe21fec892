import { z } from "zod";
import type { Call } from "../frame/call.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply } from "../frame/reply.ts";

function refuseInput(message: string): never {
  throw new Refusal(jsonReply({ message, status: 400 }, 400));
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  return result.success ? result.data : refuseInput(z.prettifyError(result.error));
}

/** The JSON body of a control call; an empty one counts as an empty object. */
export function readInput<T>(schema: z.ZodType<T>, call: Call): T {
  let value: unknown;
  try {
    value = call.body.length === 0 ? {} : JSON.parse(call.body.toString("utf8"));
  } catch {
    return refuseInput("The body is not JSON");
  }
  return parsed(schema, value);
}

export function readQuery<T>(schema: z.ZodType<T>, call: Call): T {
  return parsed(schema, Object.fromEntries(call.query));
}
