import type { InsightsDeps } from "./insights.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { findAnything } from "./find/queries/find-anything.ts";
import { readWaiting } from "./dashboard/queries/read-waiting.ts";

export const insights = ({ accountFilterOf }: InsightsDeps): Module => ({
  name: "insights",
  operations: [readWaiting(accountFilterOf), findAnything],
  jobs: [],
  listeners: [],
});
