import { editOwnCompany as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { CompanySettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import { withOwn } from "@polyphon/rules/companies/settings/check-company.ts";
import { command } from "../../../../platform/operation/command.ts";
import { findRow } from "../../../../platform/resource/resource-rows.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { allSettings, ownSettings } from "../company-settings-table.ts";
import { saveCompany } from "../save-company.ts";
import { settingsRow, showCompany } from "../show-company.ts";

export const editOwnCompany = (deps: CompaniesDeps) =>
  command(at, async ({ input: { id, version, ...own }, actor, tx, language }) => {
    const before = await settingsRow(tx, deps, actor, id, ownSettings, true);
    // Bare ids: the provider may refer to rows the company cannot see, and those are not written here.
    const stored = (await findRow(tx, allSettings, actor, id)) as unknown as CompanySettings;

    const wanted = withOwn(stored, own);
    await saveCompany(deps, { tx, actor, language, wanted, before, version, settings: ownSettings });
    return showCompany(tx, deps, actor, id);
  });
