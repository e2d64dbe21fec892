import type { InsightsDeps } from "./insights.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { findAnything } from "./find/queries/find-anything.ts";
import { readCompanyFigures } from "./dashboard/queries/read-company-figures.ts";
import { readDue } from "./dashboard/queries/read-due.ts";
import { readWaiting } from "./dashboard/queries/read-waiting.ts";

export const insights = (deps: InsightsDeps): Module => ({
  name: "insights",
  operations: [readWaiting(deps.accountFilterOf), readDue(deps), readCompanyFigures, findAnything],
  jobs: [],
  listeners: [],
});
