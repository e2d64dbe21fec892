import type { Module } from "../../platform/module/module.ts";
import type { AccountFilterOf } from "./insights.port.ts";
import { readWaiting } from "./queries/read-waiting.ts";

export interface InsightsNeeds {
  readonly accountFilterOf: AccountFilterOf;
}

export const insights = ({ accountFilterOf }: InsightsNeeds): Module => ({
  name: "insights",
  operations: [readWaiting(accountFilterOf)],
  jobs: [],
  listeners: [],
});
