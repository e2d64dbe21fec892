import { Switch } from "@mantine/core";
import { DatePickerInput } from "@mantine/dates";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "../sections/basics-section.tsx";
import { FormDates, useCalendar } from "../sections/form-dates.tsx";

/** Whether the post stands before newer ones, and until when. */
export function FeaturedPart({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  const calendar = useCalendar();
  return (
    <FormDates>
      <Switch
        label={text("content.form.featured")}
        description={text("content.form.featuredHelp")}
        checked={draft.featured}
        onChange={(event) => onChange({ featured: event.currentTarget.checked }, "featuredUntil")}
      />
      {draft.featured && (
        <div data-field="featuredUntil">
          <DatePickerInput
            label={text("content.form.featuredUntil")}
            {...calendar}
            value={draft.featuredUntil}
            error={errorOf("featuredUntil")}
            onChange={(featuredUntil) => onChange({ featuredUntil }, "featuredUntil")}
          />
        </div>
      )}
    </FormDates>
  );
}
