import { z } from "zod";
import type { ResourceField } from "../kit/resource/resource-field.ts";
import { ref } from "../kit/ref.ts";
import { runCauses, runStates, userRunCauses } from "./autopilot-words.ts";

const company = { kind: "reference", of: "company", schema: ref("company") } as const;
const createdAt = { kind: "dateTime", schema: z.iso.datetime() } as const;

/** The filters of the autopilot's lists. */
export const autopilotFilters = {
  users: {
    company,
    on: { kind: "switch", schema: z.boolean() },
  },
  runs: {
    company,
    cause: { kind: "choice", choices: runCauses, schema: z.enum(runCauses) },
    state: { kind: "choice", choices: runStates, schema: z.enum(runStates) },
    createdAt,
  },
  lines: {
    company,
    user: { kind: "reference", of: "employee", schema: ref("employee") },
    cause: { kind: "choice", choices: userRunCauses, schema: z.enum(userRunCauses) },
    gaps: { kind: "switch", schema: z.boolean() },
    createdAt,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ResourceField>>>>;
