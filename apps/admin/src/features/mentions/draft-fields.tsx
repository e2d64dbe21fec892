import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { DraftFaults, MentionDraft } from "@polyphon/rules/mentions/mention-draft.ts";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { type Text, useText } from "../../shared/text/use-text.ts";
import classes from "./mentions.module.css";

export type DraftTexts = Readonly<Partial<Record<keyof MentionDraft, string>>>;

export function faultTexts(faults: DraftFaults, text: Text): DraftTexts {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      text(`mentions.form.${fault}`, { max: limits.mention.textMax }),
    ]),
  );
}

export interface DraftFieldsProps {
  draft: MentionDraft;
  texts: DraftTexts;
  onChange: (change: Partial<MentionDraft>) => void;
}

/** The fields of one mention: the LinkedIn account and the display name. */
export function DraftFields({ draft, texts, onChange }: DraftFieldsProps) {
  const { text } = useText();
  const organization = draft.accountType === "ORGANIZATION";
  return (
    <>
      <Segmented
        label={text("mentions.form.type")}
        showLabel
        value={draft.accountType}
        onChange={(accountType) => onChange({ accountType })}
        options={[
          { value: "PERSONAL", label: text("mentions.list.choices.accountType.PERSONAL") },
          { value: "ORGANIZATION", label: text("mentions.list.choices.accountType.ORGANIZATION") },
        ]}
      />
      <div className={classes.pair}>
        <TextInput
          label={text(organization ? "mentions.form.organizationId" : "mentions.form.personalId")}
          withAsterisk
          inputMode={organization ? "numeric" : "text"}
          value={draft.linkedinId}
          error={texts.linkedinId}
          onChange={(event) => onChange({ linkedinId: event.currentTarget.value })}
        />
        <TextInput
          label={text(organization ? "mentions.form.organizationName" : "mentions.form.personalName")}
          withAsterisk
          value={draft.name}
          error={texts.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={text("mentions.form.displayName")}
          description={text("mentions.form.displayNameHint")}
          value={draft.displayName}
          error={texts.displayName}
          onChange={(event) => onChange({ displayName: event.currentTarget.value })}
        />
        <TextInput
          label={text("mentions.form.profileUrl")}
          description={text("mentions.form.optional")}
          inputMode="url"
          maxLength={limits.mention.urlMax}
          value={draft.profileUrl}
          error={texts.profileUrl}
          onChange={(event) => onChange({ profileUrl: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
