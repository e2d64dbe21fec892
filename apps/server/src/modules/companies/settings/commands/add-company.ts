import { addCompany as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { saveCompany } from "../save-company.ts";
import { showCompany } from "../show-company.ts";

export const addCompany = (deps: CompaniesDeps) =>
  command(at, async ({ input, actor, tx, language }) => {
    const id = await saveCompany(deps, { tx, actor, language, wanted: input, before: null });
    return showCompany(tx, deps, actor, id);
  });
