import { Button } from "@mantine/core";
import type { FailureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { StoredPost } from "./draft/post-draft.ts";
import classes from "./post-form.module.css";

/** Why saving failed; what was typed is kept. */
export function SaveFailed({ failure }: { failure: FailureText }) {
  const { text } = useText();
  return (
    <NoticeStrip tone="bad">
      <b>{text("kit.form.notSaved")}</b>
      <div>{failure.text}</div>
      {failure.reference !== undefined && (
        <div className={classes.reference}>
          {text("kit.failed.reference")} <code>{failure.reference}</code>
        </div>
      )}
    </NoticeStrip>
  );
}

export interface EditedMeanwhileProps {
  newer: StoredPost;
  busy: boolean;
  onReload: () => void;
  onKeep: () => void;
}

/** Somebody else saved: who, when, and the choice between both versions. */
export function EditedMeanwhile({ newer, busy, onReload, onKeep }: EditedMeanwhileProps) {
  const { text, language } = useText();
  const when = formatMoment(newer.updatedAt, language);
  return (
    <NoticeStrip
      tone="bad"
      action={
        <div className={classes.answers}>
          <Button variant="default" size="xs" onClick={onReload}>
            {text("kit.form.newer")}
          </Button>
          <Button variant="default" size="xs" loading={busy} onClick={onKeep}>
            {text("content.conflict.keep")}
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
