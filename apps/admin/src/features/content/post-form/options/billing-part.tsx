import { TextInput } from "@mantine/core";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { findCuratorCodeChoices } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { codeOfVoice } from "@polyphon/rules/content/post-form/curator-code.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { PostDraft } from "../draft/post-draft.ts";
import type { SectionProps } from "../sections/basics-section.tsx";

/** How each voice is billed: the suffix distinguishes the texts of one curator. */
function bookedAs({ curatorCode, voices }: PostDraft): string | undefined {
  if (!curatorCode || voices.length < 2) return undefined;
  return voices.map(({ voice }) => codeOfVoice(curatorCode.name, voice)).join(", ");
}

/** The number of the post and who is paid for it. */
export function BillingPart({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  return (
    <>
      <div data-field="serialNumber">
        <TextInput
          label={text("content.form.serialNumber")}
          inputMode="numeric"
          maxLength={10}
          value={draft.serialNumber}
          error={errorOf("serialNumber")}
          onChange={(event) => onChange({ serialNumber: event.currentTarget.value }, "serialNumber")}
        />
      </div>
      <div data-field="curatorCodeId">
        <ReferenceInput
          endpoint={findCuratorCodeChoices}
          label={text("content.form.curatorCode")}
          description={bookedAs(draft)}
          clearable
          value={draft.curatorCode}
          error={errorOf("curatorCodeId")}
          onChange={(chosen) =>
            onChange({ curatorCode: chosen && { id: chosen.id, name: chosen.name } }, "curatorCodeId")
          }
        />
      </div>
    </>
  );
}
