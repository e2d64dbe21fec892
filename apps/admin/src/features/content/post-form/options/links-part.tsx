import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { AddressField } from "../sections/address-field.tsx";
import type { SectionProps } from "../sections/basics-section.tsx";

/** The campaign that clicks are counted for, and addresses that a single network uses. */
export function LinksPart(props: SectionProps & { campaignNeeded: boolean }) {
  const { draft, campaignNeeded, errorOf, onChange } = props;
  const { text } = useText();
  const section = { draft, errorOf, onChange };
  return (
    <>
      <div data-field="campaignName">
        <TextInput
          label={text("content.form.campaign")}
          description={campaignNeeded ? text("content.form.campaignNeeded") : undefined}
          withAsterisk={campaignNeeded}
          aria-required={campaignNeeded}
          maxLength={limits.post.campaignMax}
          value={draft.campaignName}
          error={errorOf("campaignName")}
          onChange={(event) => onChange({ campaignName: event.currentTarget.value }, "campaignName")}
        />
      </div>
      <AddressField name="facebookUrl" {...section} />
      <AddressField name="linkedinImageUrl" {...section} />
    </>
  );
}
