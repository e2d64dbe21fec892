import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";

/** What a company has before its employees can begin, in the order in which it is done. */
export const setupSteps = ["look", "categories", "manager", "employees", "networks"] as const;
export type SetupStep = (typeof setupSteps)[number];

export const readCompanySetup = endpoint({
  name: "read-company-setup",
  method: "GET",
  path: "/services/admin/api/company/:id/setup",
  about: "none",
  access: { staff: "list_company", provider: true },
  reads: ["company", "category", "employee", "connection"],
  input: z.object({ id: ref("company") }),
  output: z.object({ steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })) }),
  errors: ["not_found"],
});
