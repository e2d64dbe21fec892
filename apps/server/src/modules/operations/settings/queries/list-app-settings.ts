import { listAppSettings as at } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listSettings } from "../../../../platform/settings/settings-store.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { showSettings } from "../show-settings.ts";

export const listAppSettings = (deps: OperationsDeps) =>
  query(at, async ({ tx }) => ({ items: await showSettings(tx, deps, await listSettings(tx)) }));
