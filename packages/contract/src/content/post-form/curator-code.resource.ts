import { z } from "zod";
import { resource } from "../../kit/resource/resource.ts";
import { limits } from "../../limits.ts";

const { codeMin, codeMax, centsMax } = limits.curatorCode;
/** What one post of a kind is paid with, in cents. */
const cents = z.number().int().min(0).max(centsMax);

export const curatorCode = resource({
  name: "curator-codes",
  module: "content",
  ref: "curatorCode",
  fields: {
    code: {
      kind: "text",
      schema: z
        .string()
        .trim()
        .toUpperCase()
        .min(codeMin)
        .max(codeMax)
        .regex(/^[A-Z0-9]+$/)
        .meta({ example: "AB123", each: true }),
    },
    active: { kind: "switch", schema: z.boolean() },
    curatedCents: { kind: "number", section: "rates", cents: true, schema: cents },
    originalCents: { kind: "number", section: "rates", cents: true, schema: cents },
    localCents: { kind: "number", section: "rates", cents: true, schema: cents },
  },
  columns: ["code", "curatedCents", "originalCents", "localCents", "active"],
  searchIn: ["code"],
  sortBy: "code",
  filters: ["active"],
  access: { list: null },
  screens: {
    list: "/admin/curator-codes",
    add: "/admin/add-curator-code",
    edit: "/admin/edit-curator-code/:id",
  },
  toggle: "active",
});
