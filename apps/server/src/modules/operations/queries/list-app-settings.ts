import { listAppSettings as at } from "@polyphon/contract/operations/app-settings.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { listSettings } from "../../../platform/settings/settings-store.ts";
import type { OperationsNeeds } from "../operations.needs.ts";
import { showSettings } from "../show-settings.ts";

export const listAppSettings = (needs: OperationsNeeds) =>
  query(at, async ({ tx }) => ({ items: await showSettings(tx, needs, await listSettings(tx)) }));
