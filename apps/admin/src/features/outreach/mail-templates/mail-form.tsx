import { Button } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import type { EditDrawerForm } from "@polyphon/admin-kit/dialog/edit-drawer.tsx";
import { FormFailure } from "@polyphon/admin-kit/failure/form-failure.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import type { ShownMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SaveBar } from "@polyphon/ui/layout/page/save-bar.tsx";
import { Section } from "@polyphon/ui/layout/page/section.tsx";
import { useRecordForm } from "@polyphon/web/form/use-record-form.ts";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/text/use-text.ts";
import { changesOf, sentOf, storedOf } from "./mail-draft.ts";
import { MailWording } from "./mail-wording.tsx";
import classes from "../outreach.module.css";
import { useSaveMail } from "./use-save-mail.ts";

export interface MailFormProps extends Pick<
  EditDrawerForm<ShownMailTemplate>,
  "onDone" | "onCancel" | "onReload" | "onDirty"
> {
  mail: ShownMailTemplate;
}

/** Mails that somebody needs in order to sign in. */
const aboutAccount: ReadonlySet<string> = new Set(["reset-password", "verify-user", "staff-invitation"]);

export function MailForm({ mail, onDone, onCancel, onReload, onDirty }: MailFormProps) {
  const { text } = useText();
  const form = useRef<HTMLFormElement>(null);
  const record = useRecordForm(storedOf(mail), sentOf);
  const { values: draft, dirty } = record;
  const count = changesOf(record.stored, draft);
  const saving = useSaveMail(mail.name, onDone);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const acceptNewer = () => {
    record.acceptNewer();
    onReload();
    saving.clear();
  };
  useHotkeys([["mod+S", () => form.current?.requestSubmit()]], []);
  const { change } = record;
  const excludes = draft.companies.length + draft.holdingEntities.length > 0;
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0) void saving.save(draft, record.version ?? mail.version);
      }}
    >
      <div className={classes.fields}>
        <FormFailure error={saving.failed} merged={record.merged} onReload={acceptNewer} />
        {(["en", "de"] as const).map((language) => (
          <MailWording
            key={language}
            language={language}
            mail={mail}
            own={draft.own[language]}
            fault={(part) => saving.faultAt(`own.${language}.${part}`)}
            onChange={(wording) => change({ own: { ...draft.own, [language]: wording } })}
          />
        ))}
        {mail.toCompanies && (
          <Section title={text("outreach.mails.exclusions")} text={text("outreach.mails.exclusionsText")}>
            {excludes && aboutAccount.has(mail.name) && (
              <NoticeStrip tone="warn">{text("outreach.mails.ownAccount")}</NoticeStrip>
            )}
            <ReferencesInput
              name="companies"
              label={text("outreach.mails.companiesLabel")}
              endpoint={choiceSources.company}
              value={draft.companies}
              onChange={(companies) => change({ companies })}
            />
            <ReferencesInput
              name="holdingEntities"
              label={text("outreach.mails.entitiesLabel")}
              description={text("outreach.mails.entitiesHelp")}
              endpoint={choiceSources.holdingEntity}
              value={draft.holdingEntities}
              onChange={(holdingEntities) => change({ holdingEntities })}
            />
          </Section>
        )}
      </div>
      <SaveBar
        label={text("kit.form.bar")}
        tone={count > 0 ? "changed" : "idle"}
        status={count > 0 ? text("kit.form.changes", { count }) : text("kit.form.unchanged")}
        actions={
          <>
            <Button variant="default" onClick={onCancel}>
              {text(count > 0 ? "kit.form.discard" : "kit.form.cancel")}
            </Button>
            <Button type="submit" loading={saving.busy} disabled={count === 0}>
              {text("kit.form.save")}
            </Button>
          </>
        }
      />
    </form>
  );
}
