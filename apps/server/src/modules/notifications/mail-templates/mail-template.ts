import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { ReactElement } from "react";
import type { z } from "zod";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";

/** Whose mail it is, in the company's colour. */
export interface Brand {
  readonly name: string;
  readonly color: string;
}

/** The text of a mail, with {{places}} that are filled when it is sent. */
export interface Wording {
  readonly subject: string;
  readonly body: string;
}

export interface MailWords {
  readonly placeholders: readonly string[];
  readonly wording: Readonly<Record<Language, Wording>>;
}

export interface MailInput<V> {
  readonly values: V;
  readonly language: Language;
  readonly brand: Brand;
  readonly employeeUrl: string;
  /** What staff wrote instead of the default text. */
  readonly own: Wording | null;
  /** Opens a link that is sealed in the row. */
  readonly openLink: (sealed: string) => string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly body: ReactElement;
  /** Who reads the answers; by default whoever reads the sender's address. */
  readonly replyTo?: string;
}

export interface MailTemplate {
  readonly kind: MailKind;
  readonly compose: (input: MailInput<unknown>) => ComposedMail;
  /** The default text and the places it may use; absent where staff cannot change it. */
  readonly words?: MailWords;
}

export function mailTemplate<V extends z.ZodObject>(
  kind: MailKind<V>,
  compose: (input: MailInput<z.output<V>>) => ComposedMail,
): MailTemplate {
  return { kind, compose: (input) => compose({ ...input, values: kind.values.parse(input.values) }) };
}
