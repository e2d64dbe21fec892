import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";

export interface FormSection {
  readonly key: string;
  /** Names of fields; those of one row are shown side by side. */
  readonly rows: readonly (readonly string[])[];
}

const FIRST = "main";

/** The parts of a form in the order in which the fields first name them. */
export function formSections(fields: Readonly<Record<string, ResourceField>>): readonly FormSection[] {
  const asked = Object.entries(fields).filter(([, field]) => field.readOnly !== true);
  const first = asked[0]?.[1].section ?? FIRST;
  const parts = new Map<string, string[][]>();
  for (const [name, field] of asked) {
    const key = field.section ?? first;
    const rows = parts.get(key) ?? [];
    const last = rows.at(-1);
    if (field.beside && last) last.push(name);
    else rows.push([name]);
    parts.set(key, rows);
  }
  return [...parts].map(([key, rows]) => ({ key, rows }));
}
