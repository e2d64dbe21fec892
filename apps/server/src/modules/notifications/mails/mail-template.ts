import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";

/** Whose mail it is, in the company's colour. */
export interface Brand {
  readonly name: string;
  readonly color: string;
}

export interface MailInput<V> {
  readonly values: V;
  readonly language: Language;
  readonly brand: Brand;
  readonly employeeUrl: string;
  /** Makes a link readable that waited sealed in the row. */
  readonly openLink: (sealed: string) => string;
}

export interface MailTemplate {
  readonly kind: MailKind;
  readonly compose: (input: MailInput<unknown>) => { readonly subject: string; readonly body: ReactElement };
}

export function mailTemplate<V extends z.ZodObject>(
  kind: MailKind<V>,
  compose: (input: MailInput<z.output<V>>) => { readonly subject: string; readonly body: ReactElement },
): MailTemplate {
  return { kind, compose: (input) => compose({ ...input, values: kind.values.parse(input.values) }) };
}
