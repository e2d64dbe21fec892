import { listDashboardSettings as at } from "@polyphon/contract/operations/settings/dashboard-settings.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { showDashboards } from "../show-dashboards.ts";

export const listDashboardSettings = query(at, async ({ tx }) => ({ items: await showDashboards(tx) }));
