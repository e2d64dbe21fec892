import { Switch, Textarea, TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { ShownMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "../outreach.module.css";

type Wording = NonNullable<ShownMailTemplate["own"]["en"]>;

export interface MailWordingProps {
  language: "en" | "de";
  mail: ShownMailTemplate;
  /** Null while the product's own text is sent. */
  own: Wording | null;
  fault: (part: "subject" | "body") => string | undefined;
  onChange: (own: Wording | null) => void;
}

/** One language of a mail. A custom text starts from the product's. */
export function MailWording({ language, mail, own, fault, onChange }: MailWordingProps) {
  const { text } = useText();
  const standard = mail.standard[language];
  const shown = own ?? standard;
  const name = text(language === "en" ? "outreach.mails.english" : "outreach.mails.german");
  const spoken = (part: string) => `${part} (${name})`;
  return (
    <Section title={name}>
      <div className={classes.wording}>
        <Switch
          label={text("outreach.mails.own")}
          aria-label={spoken(text("outreach.mails.own"))}
          description={text("outreach.mails.ownHelp")}
          checked={own !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? standard : null)}
        />
        <TextInput
          label={text("outreach.mails.subject")}
          aria-label={spoken(text("outreach.mails.subject"))}
          lang={language}
          maxLength={limits.mailWording.subjectMax}
          value={shown.subject}
          error={fault("subject")}
          readOnly={own === null}
          onChange={(event) => onChange({ ...shown, subject: event.currentTarget.value })}
        />
        <Textarea
          label={text("outreach.mails.body")}
          aria-label={spoken(text("outreach.mails.body"))}
          description={text("outreach.mails.bodyHelp")}
          lang={language}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={limits.mailWording.bodyMax}
          value={shown.body}
          error={fault("body")}
          readOnly={own === null}
          onChange={(event) => onChange({ ...shown, body: event.currentTarget.value })}
        />
        <p className={classes.places}>
          {text("outreach.mails.placeholders")}
          {mail.placeholders.map((one) => (
            <code key={one}>{`{{${one}}}`}</code>
          ))}
        </p>
      </div>
    </Section>
  );
}
