import { widgetOf } from "@polyphon/admin-kit/widgets/widget-of.ts";
import {
  type CompanyField,
  companyFieldNames,
  companyFields,
  ownCompanyFields,
} from "@polyphon/contract/companies/settings/company-fields.ts";
import type { CompanyRecord } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type {
  CompanySettings,
  ShownSettings,
} from "@polyphon/contract/companies/settings/company-settings.ts";
import type { Named } from "@polyphon/contract/kit/named.ts";
import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import { firstSettings } from "@polyphon/rules/companies/settings/first-settings.ts";

/** The values of the form: settings as they are shown, references with their names. */
export type CompanyDraft = Readonly<Record<CompanyField, unknown>> & {
  readonly reservedDays: readonly DraftDay[];
};
export type DraftName = CompanyField | "reservedDays";

/** A newly reserved day has no category yet. */
export interface DraftDay extends Omit<ShownSettings["reservedDays"][number], "category"> {
  readonly category: Named | null;
}

export const fieldOf = (name: CompanyField): ResourceField => companyFields[name];
export const widgetOfField = (name: CompanyField) => widgetOf[fieldOf(name).kind];

export function draftOf(record: CompanyRecord | undefined): CompanyDraft {
  const from: Readonly<Record<string, unknown>> = record ?? firstSettings;
  const settings = Object.fromEntries(companyFieldNames.map((name) => [name, from[name]]));
  return {
    ...(settings as Record<CompanyField, unknown>),
    reservedDays: record?.reservedDays ?? [],
  };
}

function sentField(name: CompanyField, value: unknown): unknown {
  const { send } = widgetOfField(name);
  const sent = send ? send(value) : value;
  const blank = sent === "" || sent === undefined;
  return blank && fieldOf(name).schema.safeParse(null).success ? null : sent;
}

/** The request for the server; a day without a category is sent without one and refused at its row. */
export function sentOf(draft: CompanyDraft): CompanySettings {
  const settings = Object.fromEntries(companyFieldNames.map((name) => [name, sentField(name, draft[name])]));
  return {
    ...settings,
    reservedDays: draft.reservedDays.map(({ category, tags, ...day }) => ({
      ...day,
      category: category?.id ?? null,
      tags: tags.map(({ id }) => id),
    })),
  } as unknown as CompanySettings;
}

/** The part that a company's own staff send. */
export function ownOf(settings: CompanySettings) {
  const own = Object.fromEntries(ownCompanyFields.map((name) => [name, settings[name]]));
  return {
    ...(own as Pick<CompanySettings, (typeof ownCompanyFields)[number]>),
    reservedDays: settings.reservedDays,
  };
}
