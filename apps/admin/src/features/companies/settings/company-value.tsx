import type { resourceText } from "@polyphon/admin-kit/kit/resource-text.ts";
import type { ReactNode } from "react";
import type { Text } from "../../../shared/text/use-text.ts";
import { type CompanyDraft, type DraftName, fieldOf, widgetOfField } from "./company-draft.ts";

interface Words {
  readonly text: Text;
  readonly choices: ReturnType<typeof resourceText>["choices"];
}

/** A setting as a reader sees it, null where it is empty; the reserved days and switches are not plain fields. */
export function companyValue({ text, choices }: Words, draft: CompanyDraft, name: DraftName): ReactNode {
  const value: unknown = draft[name];
  const isEmpty = Array.isArray(value) ? value.length === 0 : [null, "", undefined].includes(value as null);
  if (isEmpty) return null;
  if (name === "reservedDays")
    return draft.reservedDays
      .map(({ day, category }) => `${text(`companies.form.days.${day}`)}: ${category?.name ?? ""}`)
      .join(", ");
  const { Cell } = widgetOfField(name);
  if (fieldOf(name).kind === "switch")
    return text(value === true ? "companies.form.on" : "companies.form.off");
  return <Cell value={value} choices={choices(name, fieldOf(name))} />;
}
