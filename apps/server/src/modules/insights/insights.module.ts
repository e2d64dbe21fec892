import type { InsightsDeps } from "./insights.deps.ts";
import type { Module } from "../../platform/module/module.ts";
import { readWaiting } from "./dashboard/queries/read-waiting.ts";

export const insights = ({ accountFilterOf }: InsightsDeps): Module => ({
  name: "insights",
  operations: [readWaiting(accountFilterOf)],
  jobs: [],
  listeners: [],
});
