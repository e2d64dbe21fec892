import { toFormFields } from "@polyphon/contract/kit/form-fields.ts";

/** The body of a call that is sent as form data. */
export function formBody(input: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of toFormFields(input)) form.append(name, value);
  return form;
}
