import { z } from "zod";
import { contentLanguages } from "../../content/content.ts";
import { emailField } from "../../identity/fields.ts";
import { personName } from "../../identity/person-name.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";

/** What every back-office user has. */
export const staffFields = {
  lastName: { kind: "text", schema: personName },
  firstName: { kind: "text", schema: personName },
  email: { kind: "text", schema: emailField.meta({ example: "person@mail.example" }) },
  notificationEmails: {
    kind: "tags",
    schema: z
      .array(emailField)
      .max(limits.roleAssignment.notificationEmails)
      .refine((all) => new Set(all).size === all.length, { params: { say: "repeated" } })
      .meta({ example: ["office@mail.example"] }),
  },
  /** Set only in the list, after a confirmation: whoever is deactivated is signed out. */
  enabled: { kind: "switch", schema: z.boolean(), readOnly: true },
  addedAt: { kind: "dateTime", schema: z.iso.datetime(), readOnly: true },
} as const;

/** What editorial staff have beside it. */
export const editorialFields = {
  curatorCode: {
    kind: "text",
    schema: z.string().trim().max(limits.curatorCode.codeMax),
    section: "work",
  },
  contentLanguage: {
    kind: "choice",
    schema: z.enum(contentLanguages),
    choices: contentLanguages,
    section: "work",
  },
  categories: {
    kind: "references",
    of: "category",
    schema: z.array(ref("category")).max(limits.roleAssignment.categories),
    section: "work",
  },
  weeklyTarget: {
    kind: "number",
    schema: z.number().int().min(0).max(limits.roleAssignment.weeklyTarget),
    section: "work",
  },
} as const;
