import { TextInput } from "@mantine/core";
import { limits } from "@polyphon/contract/limits.ts";
import type { ReactNode } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import { AddressField } from "./address-field.tsx";
import type { PostDraft } from "../draft/post-draft.ts";
import classes from "../post-form.module.css";

export interface SectionProps {
  draft: PostDraft;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<PostDraft>, field: string) => void;
}

export interface BasicsSectionProps extends SectionProps {
  /** Shown below the address of the page. */
  reader: ReactNode;
}

/** What the post leads to and what it is called. */
export function BasicsSection({ draft, errorOf, onChange, reader }: BasicsSectionProps) {
  const { text } = useText();
  return (
    <section className={classes.basics} aria-label={text("content.form.basics")}>
      <AddressField name="postUrl" draft={draft} errorOf={errorOf} onChange={onChange}>
        {reader}
      </AddressField>
      <div data-field="title">
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
    </section>
  );
}
