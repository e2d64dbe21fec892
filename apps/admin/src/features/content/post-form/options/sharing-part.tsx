import { Select, Switch, Textarea } from "@mantine/core";
import { shareTypes } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "../sections/basics-section.tsx";

/** Where employees may share the post, whether they may change its text, and what they should know. */
export function SharingPart({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  return (
    <>
      <div data-field="shareType">
        <Select
          label={text("content.form.shareType")}
          allowDeselect={false}
          data={shareTypes.map((value) => ({
            value,
            label: value === "ALL" ? text("content.form.everyNetwork") : networkNames[value],
            disabled: value === "TWITTER" && draft.type === "DOCUMENT",
          }))}
          value={draft.shareType}
          error={errorOf("shareType")}
          onChange={(next) =>
            onChange({ shareType: shareTypes.find((one) => one === next) ?? draft.shareType }, "shareType")
          }
        />
      </div>
      <div data-field="copyEditable">
        <Switch
          label={text("content.form.copyEditable")}
          description={text("content.form.copyEditableHelp")}
          checked={draft.copyEditable}
          onChange={(event) => onChange({ copyEditable: event.currentTarget.checked }, "copyEditable")}
        />
      </div>
      <div data-field="notes">
        <Textarea
          label={text("content.form.notes")}
          description={text("content.form.notesHelp")}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={limits.post.notesMax}
          value={draft.notes}
          error={errorOf("notes")}
          onChange={(event) => onChange({ notes: event.currentTarget.value }, "notes")}
        />
      </div>
    </>
  );
}
