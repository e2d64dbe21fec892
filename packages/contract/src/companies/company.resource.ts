import { z } from "zod";
import { resource } from "../kit/resource/resource.ts";
import { companyFields } from "./settings/company-fields.ts";

const { companyName, companyDomain, customerId, socialNetworks, autopilot } = companyFields;
const shown = { readOnly: true } as const;

/** The list of companies and the switch of each. The settings have a form of their own: company-settings.contract.ts. */
export const company = resource({
  name: "companies",
  module: "companies",
  ref: "otherCompany",
  fields: {
    companyName: { kind: companyName.kind, schema: companyName.schema, ...shown },
    companyDomain: { kind: companyDomain.kind, schema: z.string(), ...shown },
    customerId: { kind: customerId.kind, schema: customerId.schema, ...shown },
    users: { kind: "number", schema: z.number().int(), ...shown },
    socialNetworks: {
      kind: socialNetworks.kind,
      choices: socialNetworks.choices,
      schema: socialNetworks.schema,
      ...shown,
    },
    autopilot: { kind: autopilot.kind, schema: autopilot.schema, ...shown },
    active: { kind: "switch", schema: z.boolean().meta({ example: true }) },
  },
  columns: ["companyName", "companyDomain", "customerId", "users", "socialNetworks", "autopilot", "active"],
  searchIn: ["companyName", "companyDomain"],
  sortBy: "companyName",
  sorts: ["companyDomain"],
  filters: ["active", "autopilot", "socialNetworks"],
  access: { list: "list_company", edit: "edit_company" },
  screens: {
    list: "/admin/manage-company",
    add: "/admin/add-corporate",
    edit: "/admin/company-edit/:id",
    view: "/admin/company-dashboard/:id",
  },
  toggle: "active",
  owner: "provider",
  writes: "edit",
});
