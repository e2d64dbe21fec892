import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { named } from "../kit/named.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";

const fullAccess = "no permission opens /admin/manage-email";
const { subjectMax, bodyMax } = limits.mailWording;
const name = z.string().min(1).max(100).meta({ example: "connection-lost" });

const wording = z.object({
  subject: z.string().trim().min(1).max(subjectMax),
  body: z.string().trim().min(1).max(bodyMax),
});

const mailTemplate = z.object({
  name: z.string(),
  /** Whose mail it is: one without a company, such as to a visitor, can be disabled for none. */
  toCompanies: z.boolean(),
  placeholders: z.array(z.string()),
  /** The default text of the product. */
  standard: z.object({ en: wording, de: wording }),
  /** The text written by staff; null where the default applies. */
  own: z.object({ en: wording.nullable(), de: wording.nullable() }),
  companies: z.array(named),
  holdingEntities: z.array(named),
  version: z.number().int(),
});
export type ShownMailTemplate = z.output<typeof mailTemplate>;

export const listMailTemplates = endpoint({
  name: "list-email-templates",
  method: "GET",
  path: "/services/admin/api/email-templates",
  about: "none",
  access: { fullAccess },
  reads: ["mailTemplate"],
  input: z.object({}),
  output: z.object({ items: z.array(mailTemplate) }),
  errors: [],
});

export const saveMailTemplate = endpoint({
  name: "save-email-template",
  method: "PUT",
  path: "/services/admin/api/email-templates/:name",
  about: "none",
  access: { fullAccess },
  changes: ["mailTemplate"],
  input: z.object({
    name,
    own: z.object({ en: wording.nullable(), de: wording.nullable() }),
    companies: z.array(ref("company")).max(limits.outreach.companies),
    holdingEntities: z.array(ref("holdingEntity")).max(limits.outreach.companies),
    /** The version that was read; leaving it out overwrites what others saved meanwhile. */
    version: z.number().int().min(0).optional(),
  }),
  output: mailTemplate,
  errors: ["not_found", "edited_meanwhile"],
});

const companyExclusion = z.object({
  name: z.string(),
  excluded: z.boolean(),
  /** Disabled for the company's holding entity, whatever is set for the company. */
  byHoldingEntity: z.boolean(),
});

/** The reverse: which mails one company does not get. */
export const listMailExclusions = endpoint({
  name: "list-email-exclusions",
  method: "GET",
  path: "/services/admin/api/companies/:companyId/email-exclusions",
  about: "none",
  access: { fullAccess },
  reads: ["mailTemplate"],
  input: z.object({ companyId: ref("company") }),
  output: z.object({ items: z.array(companyExclusion) }),
  errors: ["not_found"],
});

export const setMailExclusion = endpoint({
  name: "set-email-exclusion",
  method: "PUT",
  path: "/services/admin/api/companies/:companyId/email-exclusions/:name",
  about: "none",
  access: { fullAccess },
  changes: ["mailTemplate"],
  input: z.object({ companyId: ref("company"), name, excluded: z.boolean() }),
  output: companyExclusion,
  errors: ["not_found"],
});
