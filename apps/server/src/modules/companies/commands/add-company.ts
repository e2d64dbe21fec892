import { addCompany as at } from "@polyphon/contract/companies/company-desk.contract.ts";
import { command } from "../../../platform/operation/command.ts";
import type { CompaniesNeeds } from "../companies.port.ts";
import { saveCompany } from "../save-company.ts";
import { showCompany } from "../show-company.ts";

export const addCompany = (needs: CompaniesNeeds) =>
  command(at, async ({ input, actor, tx, language }) => {
    const id = await saveCompany(needs, { tx, actor, language, wanted: input, before: null });
    return showCompany(tx, needs, actor, id);
  });
