import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { limits } from "@polyphon/contract/limits.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../post-form.module.css";

export interface DraftConflictProps {
  /** A post has one draft, so only one of the two can stay. */
  ofPost: boolean;
  onKeep: () => void;
  onLoad: () => void;
}

/** The draft is open twice, and the other one was saved first. */
export function DraftConflict({ ofPost, onKeep, onLoad }: DraftConflictProps) {
  const { text } = useText();
  return (
    <NoticeStrip
      tone="warn"
      spoken="at-once"
      action={
        <div className={classes.answers}>
          <Button size="xs" variant="default" onClick={onKeep}>
            {text(ofPost ? "content.draft.keepMine" : "content.draft.keepBoth")}
          </Button>
          <Button size="xs" variant="default" onClick={onLoad}>
            {text("content.draft.loadOther")}
          </Button>
        </div>
      }
    >
      <b>{text("content.draft.conflict")}</b>
      <div>{text("content.draft.conflictText")}</div>
    </NoticeStrip>
  );
}

/** There is no room for this draft. */
export function DraftsFull() {
  const { text } = useText();
  return (
    <NoticeStrip tone="warn" spoken="politely">
      <b>{text("content.draft.full", { max: limits.post.drafts })}</b>
      <div>{text("content.draft.fullText")}</div>
    </NoticeStrip>
  );
}
