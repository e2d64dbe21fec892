import type { Module } from "../../platform/module/module.ts";
import { ensureClickMonthsAhead } from "./clicks/jobs/ensure-click-months.ts";

export function links(): Module {
  return { name: "links", operations: [], jobs: [ensureClickMonthsAhead], listeners: [] };
}
