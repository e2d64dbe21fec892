import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { auditFaults } from "./audit.ts";

/** Whether the audit trail is sealed, and what the last check of it found. */
export const readAuditTrail = endpoint({
  name: "read-audit-trail",
  method: "GET",
  path: "/services/admin/api/audit-trail",
  about: "none",
  access: { staff: "list_error_log", provider: true },
  reads: ["log"],
  input: z.object({}),
  output: z.object({
    /** Since when the oldest line waits for its seal. */
    unsealedSeconds: z.number(),
    /** Null before the first check. */
    last: z
      .object({
        at: z.iso.datetime(),
        seals: z.number(),
        lines: z.number(),
        /** Seals that were compared with their copy outside the database. */
        outside: z.number(),
        fault: z.enum(auditFaults).nullable(),
        /** Where: the company's id, 0 for what belongs to none; the number of its seal; the line. */
        chain: z.number().nullable(),
        number: z.number().nullable(),
        entryId: z.number().nullable(),
      })
      .nullable(),
  }),
  errors: [],
});
