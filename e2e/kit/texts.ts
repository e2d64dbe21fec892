import { adminDe } from "@polyphon/i18n/admin.de.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";

/** The same sentences the apps show: a journey that quotes one breaks with it, not before it. */
export const employeeTexts = { en: employeeEn, de: employeeDe } as const;
export const adminTexts = { en: adminEn, de: adminDe } as const;
export const errorTexts = { en: serverTexts.en.errors, de: serverTexts.de.errors } as const;

export type EmployeeTexts = (typeof employeeTexts)[Language];
export type AdminTexts = (typeof adminTexts)[Language];

/** Matches a sentence whose values do not matter. */
export function anyOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}
