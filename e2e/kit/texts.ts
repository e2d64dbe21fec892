import { adminDe } from "@polyphon/i18n/admin.de.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";

/** The apps' own texts, so that a changed text does not break a journey. */
export const employeeTexts = { en: employeeEn, de: employeeDe } as const;
export const adminTexts = { en: adminEn, de: adminDe } as const;
export const errorTexts = { en: serverTexts.en.errors, de: serverTexts.de.errors } as const;

export type EmployeeTexts = (typeof employeeTexts)[Language];
export type AdminTexts = (typeof adminTexts)[Language];

/** Matches a text with any values in its placeholders. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
