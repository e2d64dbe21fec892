import {
  readCompanySetup as at,
  type SetupStep,
} from "@polyphon/contract/companies/company-setup.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { hasFrontUsers, staffOfCompany } from "../../../identity/identity.api.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { findLogo, isClient } from "../company.store.ts";

export const readCompanySetup = (deps: CompaniesDeps) =>
  query(at, async ({ input: { id }, tx }) => {
    if (!(await isClient(tx, id))) throw new Refusal("not_found");
    const connections = Object.values(await deps.connections(tx, id));
    const done: Readonly<Record<SetupStep, boolean>> = {
      look: (await findLogo(tx, id)) !== null,
      categories: (await deps.categories(tx, id)).length > 0,
      manager: (await staffOfCompany(tx, id, "list_front_user")).length > 0,
      employees: await hasFrontUsers(tx, id),
      networks: connections.some((count) => count > 0),
    };
    return { steps: (Object.keys(done) as SetupStep[]).map((step) => ({ step, done: done[step] })) };
  });
