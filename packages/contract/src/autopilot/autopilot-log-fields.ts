import type { FilteredField } from "../kit/resource/resource-field.ts";
import { runCauses, runStates, userRunCauses } from "./autopilot-words.ts";

const company = { kind: "reference", of: "company" } as const;
const createdAt = { kind: "dateTime" } as const;

/** The filters of the autopilot's lists. */
export const autopilotFilters = {
  users: {
    company,
    on: { kind: "switch" },
  },
  runs: {
    company,
    cause: { kind: "choice", choices: runCauses },
    state: { kind: "choice", choices: runStates },
    createdAt,
  },
  lines: {
    company,
    user: { kind: "reference", of: "employee" },
    cause: { kind: "choice", choices: userRunCauses },
    gaps: { kind: "switch" },
    createdAt,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FilteredField>>>>;
