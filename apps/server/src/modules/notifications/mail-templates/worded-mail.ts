import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { z } from "zod";
import type { MailKind } from "../../../platform/mail/mail-kind.ts";
import { layout, type LayoutProps } from "./layout.ts";
import { type MailInput, type MailTemplate, mailTemplate, type Wording } from "./mail-template.ts";

interface WordedMail<V, P extends string> {
  readonly placeholders: readonly P[];
  /** A line is a paragraph, in the default text as in that of staff. */
  readonly wording: Readonly<Record<Language, Wording>>;
  readonly fill: (input: MailInput<V>) => Readonly<Record<P, string | number>>;
  /** What surrounds the text, also that of staff: the button with its link cannot be lost. */
  readonly frame: (input: MailInput<V>) => Pick<LayoutProps, "preview" | "heading" | "button" | "footer">;
}

function paragraphsOf(body: string): string[] {
  return body.split(/\n+/).filter((line) => line.trim() !== "");
}

/** As much as a mail program shows of it. */
const previewMax = 150;

/** A mail whose subject and body staff may rewrite. */
export function wordedMail<V extends z.ZodObject, P extends string>(
  kind: MailKind<V>,
  mail: WordedMail<z.output<V>, P>,
): MailTemplate {
  const { placeholders, wording } = mail;
  const template = mailTemplate(kind, (input) => {
    const { language, brand, own } = input;
    const values = mail.fill(input);
    const filled = (text: string) => fill(text, values);
    const { heading, preview, button, footer } = mail.frame(input);
    const text = own ?? wording[language];
    const subject = filled(text.subject);
    const paragraphs = paragraphsOf(filled(text.body));
    return {
      subject,
      body: layout({
        language,
        brand,
        preview: (own ? (paragraphs[0] ?? subject) : filled(preview)).slice(0, previewMax),
        heading: own ? subject : filled(heading),
        paragraphs,
        ...(button ? { button: { ...button, label: filled(button.label) } } : {}),
        footer: filled(footer),
      }),
    };
  });
  return { ...template, words: { placeholders, wording } };
}
