import { editCompany as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { isClient } from "../../company/company.store.ts";
import { allSettings } from "../company-settings-table.ts";
import { saveCompany } from "../save-company.ts";
import { settingsRow, showCompany } from "../show-company.ts";

export const editCompany = (deps: CompaniesDeps) =>
  command(at, async ({ input: { id, version, ...wanted }, actor, tx, language }) => {
    if (!(await isClient(tx, id))) throw new Refusal("not_found");
    const before = await settingsRow(tx, deps, actor, id, allSettings, true);

    await saveCompany(deps, { tx, actor, language, wanted, before, version });
    return showCompany(tx, deps, actor, id);
  });
