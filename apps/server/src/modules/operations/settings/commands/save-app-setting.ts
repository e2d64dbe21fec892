import { saveAppSetting as at } from "@polyphon/contract/operations/settings/app-settings.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import {
  deleteSetting,
  insertSetting,
  listSettings,
  lockSetting,
  updateSetting,
} from "../../../../platform/settings/settings-store.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { showSettings } from "../show-settings.ts";

/** Null restores the default. Every process reads it anew, so nobody needs to be notified. */
export const saveAppSetting = (deps: OperationsDeps) =>
  command(at, async ({ input, actor, tx, now }) => {
    const { name, value, version } = input;
    const kept = await lockSetting(tx, name);
    if ((kept?.version ?? null) !== version) throw new Refusal("edited_meanwhile");

    const row = value === null ? null : { name, value, by: actor.accountId, now };
    if (row === null) await deleteSetting(tx, name);
    else if (kept) await updateSetting(tx, row);
    else if (!(await insertSetting(tx, row))) throw new Refusal("edited_meanwhile");

    const shown = (await showSettings(tx, deps, await listSettings(tx))).find((one) => one.name === name);
    if (!shown) throw new Error(`${name} is not listed`);
    return shown;
  });
