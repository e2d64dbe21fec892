import { Select, Textarea, TextInput } from "@mantine/core";
import { contentLanguages, postSources } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { useText } from "../../../shared/use-text.ts";
import type { PostDraft } from "./post-draft.ts";
import classes from "./post-form.module.css";

export interface CategoryChoice {
  readonly id: number;
  readonly name: string;
  readonly utmMandatory: boolean;
}

export interface BasicsSectionProps {
  draft: PostDraft;
  categories: readonly CategoryChoice[];
  campaignNeeded: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PostDraft>, field: string) => void;
}

export function BasicsSection({ draft, categories, campaignNeeded, errorOf, onChange }: BasicsSectionProps) {
  const { text } = useText();
  return (
    <section className={classes.basics} aria-label={text("content.form.basics")}>
      <div className={classes.wide} data-field="title">
        <TextInput
          label={text("content.form.title")}
          description={text("content.form.titleHelp")}
          withAsterisk
          aria-required
          maxLength={limits.post.titleMax}
          value={draft.title}
          error={errorOf("title")}
          onChange={(event) => onChange({ title: event.currentTarget.value }, "title")}
        />
      </div>
      <div data-field="categoryId">
        <Select
          label={text("content.form.category")}
          placeholder={text("content.form.categoryPlaceholder")}
          nothingFoundMessage={text("content.form.noCategory")}
          withAsterisk
          aria-required
          searchable
          data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.categoryId}
          error={errorOf("categoryId")}
          onChange={(categoryId) => onChange({ categoryId }, "categoryId")}
        />
      </div>
      <Select
        label={text("content.form.source")}
        allowDeselect={false}
        data={postSources.map((value) => ({ value, label: text(`content.sources.${value}`) }))}
        value={draft.source}
        error={errorOf("source")}
        onChange={(next) =>
          onChange({ source: postSources.find((one) => one === next) ?? draft.source }, "source")
        }
      />
      <Select
        label={text("content.form.language")}
        allowDeselect={false}
        data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
        value={draft.language}
        error={errorOf("language")}
        onChange={(next) =>
          onChange({ language: contentLanguages.find((one) => one === next) ?? draft.language }, "language")
        }
      />
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
      <div className={classes.half} data-field="postUrl">
        <TextInput
          type="url"
          inputMode="url"
          label={text("content.form.postUrl")}
          description={text("content.form.postUrlHelp")}
          placeholder="https://"
          value={draft.postUrl}
          error={errorOf("postUrl")}
          onChange={(event) => onChange({ postUrl: event.currentTarget.value }, "postUrl")}
        />
      </div>
      <div className={classes.half} data-field="notes">
        <Textarea
          label={text("content.form.notes")}
          description={text("content.form.notesHelp")}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={limits.post.notesMax}
          value={draft.notes}
          error={errorOf("notes")}
          onChange={(event) => onChange({ notes: event.currentTarget.value }, "notes")}
        />
      </div>
    </section>
  );
}
