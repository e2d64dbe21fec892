import { Select, Textarea, TextInput } from "@mantine/core";
import { contentLanguages, postSources } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import { AddressField } from "./address-field.tsx";
import { type CategoryChoice, CategoryField } from "./category-field.tsx";
import type { PostDraft } from "../draft/post-draft.ts";
import classes from "../post-form.module.css";

export interface SectionProps {
  draft: PostDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PostDraft>, field: string) => void;
}

export interface BasicsSectionProps extends SectionProps {
  category: CategoryChoice | undefined;
  onCategory: (category: CategoryChoice | null) => void;
  /** Shown below the address of the page. */
  reader?: ReactNode;
}

export function BasicsSection(props: BasicsSectionProps) {
  const { draft, category, onCategory, errorOf, onChange, reader } = props;
  const { text } = useText();
  const campaignNeeded = category?.utmMandatory ?? false;
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
        <CategoryField
          value={draft.categoryId}
          chosen={category}
          error={errorOf("categoryId")}
          onChange={onCategory}
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
      <AddressField name="postUrl" draft={draft} errorOf={errorOf} onChange={onChange}>
        {reader}
      </AddressField>
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
