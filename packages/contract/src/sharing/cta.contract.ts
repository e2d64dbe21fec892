import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";

export const ctaStatuses = ["ACTIVE", "INACTIVE"] as const;
export type CtaStatus = (typeof ctaStatuses)[number];

export const ctaFields = {
  title: z.string().trim().min(1).max(limits.cta.titleMax),
  description: z.string().trim().max(limits.cta.descriptionMax).default(""),
  ctaSocialCopy: z.string().trim().min(limits.cta.copyMin).max(limits.cta.copyMax),
  categoryIds: z.array(ref("category")).min(1).max(limits.cta.categories),
  /** Instants in UTC: both or neither, the end after the start. */
  startDate: z.iso.datetime().nullable().default(null),
  endDate: z.iso.datetime().nullable().default(null),
};

export const callToAction = z.object({
  id: ref("callToAction"),
  title: z.string(),
  description: z.string(),
  ctaSocialCopy: z.string(),
  categories: z.array(z.object({ id: ref("category"), name: z.string() })),
  categoryNames: z.array(z.string()),
  startDate: z.iso.datetime().nullable(),
  endDate: z.iso.datetime().nullable(),
  createdDate: z.iso.datetime(),
  status: z.enum(ctaStatuses),
  version: z.number().int(),
});

const access = { front: "cta" } as const;
const refusals = [
  "validation",
  "light_front_user",
  "not_found",
  "prohibited_words",
  "prohibited_hashtag",
] as const;

export const addCta = endpoint({
  name: "add-cta-config",
  method: "POST",
  path: "/services/front/api/cta-config/add",
  about: "none",
  access,
  changes: ["callToAction"],
  input: z.object(ctaFields),
  output: callToAction,
  errors: refusals,
});

export const listCtas = endpoint({
  name: "list-cta-configs",
  method: "GET",
  path: "/services/front/api/cta-config/list",
  about: "none",
  access,
  reads: ["callToAction", "category"],
  input: z.object({
    ...pageInput,
    status: z.enum(ctaStatuses).optional(),
    /** Only those that a share of a post of this category may carry now. */
    usableIn: ref("category").optional(),
  }),
  output: pageOf(callToAction).extend({ can: z.object({ change: z.boolean() }) }),
  errors: ["validation"],
});

export const editCta = endpoint({
  name: "edit-cta-config",
  method: "PUT",
  path: "/services/front/api/cta-config/edit/:id",
  about: "none",
  access,
  changes: ["callToAction"],
  input: z.object({ ...ctaFields, id: ref("callToAction"), version: rowVersion }),
  output: callToAction,
  errors: [...refusals, "edited_meanwhile"],
});

export const updateCtaStatus = endpoint({
  name: "update-cta-config-status",
  method: "PATCH",
  path: "/services/front/api/cta-config/update-status/:id",
  about: "none",
  access,
  changes: ["callToAction"],
  input: z.object({ id: ref("callToAction"), status: z.enum(ctaStatuses) }),
  output: callToAction,
  errors: ["light_front_user", "not_found"],
});

export const deleteCta = endpoint({
  name: "delete-cta-config",
  method: "DELETE",
  path: "/services/front/api/cta-config/delete/:id",
  about: "none",
  access,
  changes: ["callToAction"],
  input: z.object({ id: ref("callToAction") }),
  output: z.object({ id: ref("callToAction") }),
  errors: ["light_front_user", "not_found"],
});
