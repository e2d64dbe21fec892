import { Button } from "@mantine/core";
import { MergedNote } from "@polyphon/admin-kit/failure/merged-note.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { partText } from "./draft/merge-posts.ts";
import type { StoredPost } from "./draft/post-draft.ts";
import { fieldName } from "./field-name.ts";
import classes from "./post-form.module.css";
import type { PostFormState } from "./use-post-form.ts";

export interface EditedMeanwhileProps {
  newer: StoredPost;
  onReload: () => void;
  onMerge: () => void;
}

/** Somebody else saved: who, when, and the choice to merge both versions or to give up one's own. */
export function EditedMeanwhile({ newer, onReload, onMerge }: EditedMeanwhileProps) {
  const { text, language } = useText();
  const when = formatMoment(newer.updatedAt, language);
  return (
    <NoticeStrip
      tone="bad"
      action={
        <div className={classes.answers}>
          <Button variant="default" size="xs" onClick={onReload}>
            {text("content.conflict.reload")}
          </Button>
          <Button variant="default" size="xs" onClick={onMerge}>
            {text("content.conflict.merge")}
          </Button>
        </div>
      }
    >
      <b>
        {newer.updatedBy === null
          ? text("content.conflict.somebody", { when })
          : text("content.conflict.title", { who: newer.updatedBy, when })}
      </b>
      <div>{text("content.conflict.text")}</div>
      <a href={screenHref("/admin/view-post/:id", { id: newer.id })} target="_blank" rel="noreferrer">
        {text("content.form.openNewer")}
      </a>
    </NoticeStrip>
  );
}

/** After merging: what came from the other version, and the choice where both changed the same. */
export function MergedPost({ form }: { form: PostFormState }) {
  const { text } = useText();
  const { meanwhile } = form;
  if (!meanwhile) return null;
  const { newer, merged } = meanwhile;
  return (
    <MergedNote
      merged={merged}
      lastChange={newer.updatedBy === null ? undefined : { who: newer.updatedBy, at: newer.updatedAt }}
      differences={{
        field: (name) => fieldName(name, text),
        theirs: (name) => {
          const words = partText(newer, name);
          return words?.trim() === "" ? null : (words ?? text("content.conflict.other"));
        },
        differs: form.differs,
        onTake: form.take,
      }}
    />
  );
}
