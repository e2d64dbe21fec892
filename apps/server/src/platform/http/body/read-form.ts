import { fromFormFields } from "@polyphon/contract/kit/form-fields.ts";

/**
 * The text fields of a form as an input. Files are uploaded elsewhere, so a form with one is refused like a broken one.
 */
export async function readForm(contentType: string, body: Buffer): Promise<Record<string, unknown>> {
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": contentType } });
  const input = fromFormFields(await sent.formData());
  if (input === null) throw new Error("the form has a field that is no input");
  return input;
}
