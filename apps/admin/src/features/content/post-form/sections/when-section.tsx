import { DatePickerInput, TimeInput } from "@mantine/dates";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { clockZone } from "../../../../shared/time/clock-zone.ts";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { type PostDraft, publishedAt, type StoredPost } from "../draft/post-draft.ts";
import { FormDates, useCalendar } from "./form-dates.tsx";
import classes from "../post-form.module.css";

export interface WhenSectionProps {
  draft: PostDraft;
  stored: StoredPost | undefined;
  now: Date;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PostDraft>, field: string) => void;
}

function PublishTime({ draft, now, errorOf, onChange }: WhenSectionProps) {
  const { text } = useText();
  const calendar = useCalendar();
  const error = errorOf("publishAt");
  return (
    <div className={classes.moment} data-field="publishAt">
      <DatePickerInput
        label={text("content.form.date")}
        {...calendar}
        minDate={localDateOf(now, clockZone())}
        value={draft.publishDate}
        error={error}
        onChange={(publishDate) => onChange({ publishDate }, "publishAt")}
      />
      <TimeInput
        label={text("content.form.time")}
        value={draft.publishTime}
        error={error !== undefined}
        onChange={(event) => onChange({ publishTime: event.currentTarget.value }, "publishAt")}
      />
      <p className={classes.zone}>{text("content.form.zone", { zone: clockZone() })}</p>
    </div>
  );
}

function Publish(props: WhenSectionProps) {
  const { draft, stored, now, onChange } = props;
  const { text, language } = useText();
  const published = publishedAt(stored, now);
  if (published !== null)
    return (
      <p className={classes.fact}>
        {text("content.form.published", { moment: formatMoment(published, language) })}
      </p>
    );
  return (
    <>
      {stored === undefined && (
        <Segmented
          label={text("content.form.publish")}
          full
          value={draft.when}
          onChange={(when) => onChange({ when }, "publishAt")}
          options={[
            { value: "now", label: text("content.form.nowChoice") },
            { value: "later", label: text("content.form.later") },
          ]}
        />
      )}
      {draft.when === "later" && <PublishTime {...props} />}
    </>
  );
}

/** When the post appears and how long it stays. */
export function WhenSection(props: WhenSectionProps) {
  const { draft, errorOf, onChange } = props;
  const { text } = useText();
  const calendar = useCalendar();
  return (
    <FormDates>
      <section className={classes.railSection} aria-labelledby="when-title">
        <h2 id="when-title" className={classes.railTitle}>
          {text("content.form.when")}
        </h2>
        <Publish {...props} />
        <div data-field="startsOn">
          <DatePickerInput
            label={text("content.form.fromDay")}
            description={text("content.form.fromHelp")}
            {...calendar}
            clearable
            clearButtonProps={{ "aria-label": text("content.form.clearDate") }}
            value={draft.startsOn}
            error={errorOf("startsOn")}
            onChange={(startsOn) => onChange({ startsOn }, "endsOn")}
          />
        </div>
        <div data-field="endsOn">
          <DatePickerInput
            label={text("content.form.until")}
            description={text("content.form.untilHelp")}
            {...calendar}
            clearable
            clearButtonProps={{ "aria-label": text("content.form.clearDate") }}
            value={draft.endsOn}
            error={errorOf("endsOn")}
            onChange={(endsOn) => onChange({ endsOn }, "endsOn")}
          />
        </div>
      </section>
    </FormDates>
  );
}
