import { MultiSelect, Select } from "@mantine/core";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import { contentLanguages, postSources } from "@polyphon/contract/content/content.ts";
import { listPostCategoryTags } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import type { SectionProps } from "./basics-section.tsx";
import { type CategoryChoice, CategoryField } from "./category-field.tsx";
import classes from "../post-form.module.css";

function DefiningTags({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  const found = useEndpoint(
    listPostCategoryTags,
    { categoryId: draft.categoryId ?? "" },
    { enabled: draft.categoryId !== null, staleTime: 60_000 },
  );
  const tags = draft.categoryId === null ? [] : (found.data?.items ?? []);
  return (
    <MultiSelect
      label={found.data?.title ?? text("content.form.definingTags")}
      description={
        draft.categoryId === null
          ? text("content.form.categoryFirst")
          : found.data && tags.length === 0
            ? text("content.form.noDefiningTags")
            : undefined
      }
      disabled={tags.length === 0}
      searchable
      hidePickedOptions
      data={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={[...draft.definingTagIds]}
      error={errorOf("definingTagIds")}
      onChange={(definingTagIds) => onChange({ definingTagIds }, "definingTagIds")}
    />
  );
}

export interface TopicSectionProps extends SectionProps {
  category: CategoryChoice | undefined;
  onCategory: (category: CategoryChoice | null) => void;
}

/** What the post is about and what kind it is. */
export function TopicSection(props: TopicSectionProps) {
  const { draft, category, onCategory, errorOf, onChange } = props;
  const { text } = useText();
  return (
    <section className={classes.railSection} aria-labelledby="topic-title">
      <h2 id="topic-title" className={classes.railTitle}>
        {text("content.form.topic")}
      </h2>
      <div data-field="categoryId">
        <CategoryField
          value={draft.categoryId}
          chosen={category}
          error={errorOf("categoryId")}
          onChange={onCategory}
        />
      </div>
      <div data-field="definingTagIds">
        <DefiningTags draft={draft} errorOf={errorOf} onChange={onChange} />
      </div>
      <div data-field="postTagIds">
        <ReferencesInput
          endpoint={choiceSources.postTag}
          label={text("content.form.postTags")}
          value={draft.postTags}
          error={errorOf("postTagIds")}
          onChange={(chosen) =>
            onChange({ postTags: chosen.map(({ id, name }) => ({ id, name })) }, "postTagIds")
          }
        />
      </div>
      <div className={classes.pair}>
        <div data-field="source">
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
        </div>
        <div data-field="language">
          <Select
            label={text("content.form.language")}
            allowDeselect={false}
            data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
            value={draft.language}
            error={errorOf("language")}
            onChange={(next) =>
              onChange(
                { language: contentLanguages.find((one) => one === next) ?? draft.language },
                "language",
              )
            }
          />
        </div>
      </div>
    </section>
  );
}
