import { MultiSelect, TextInput } from "@mantine/core";
import { ReferenceInput } from "@polyphon/admin-kit/reference/reference-input.tsx";
import { ReferencesInput } from "@polyphon/admin-kit/reference/references-input.tsx";
import {
  findCuratorCodeChoices,
  listPostCategoryTags,
} from "@polyphon/contract/content/post/staff-post.contract.ts";
import { choiceSources } from "@polyphon/contract/kit/choice-source.ts";
import { codeOfVoice } from "@polyphon/rules/content/post-form/curator-code.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { AddressField } from "./address-field.tsx";
import type { SectionProps } from "./basics-section.tsx";
import type { PostDraft } from "../draft/post-draft.ts";
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

/** How each voice is billed: the suffix distinguishes the texts of one curator. */
function bookedAs({ curatorCode, voices }: PostDraft): string | undefined {
  if (!curatorCode || voices.length < 2) return undefined;
  return voices.map(({ voice }) => codeOfVoice(curatorCode.name, voice)).join(", ");
}

/** Tags, billing and numbering of a post, and its further addresses. */
export function DetailsSection({ draft, errorOf, onChange }: SectionProps) {
  const { text } = useText();
  return (
    <section className={classes.basics} aria-label={text("content.form.details")}>
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
      <AddressField name="facebookUrl" draft={draft} errorOf={errorOf} onChange={onChange} />
      <AddressField name="linkedinImageUrl" draft={draft} errorOf={errorOf} onChange={onChange} />
    </section>
  );
}
