import { Button, Select, Textarea } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import type { Review } from "../review/review-model.ts";
import classes from "./thread.module.css";
import type { OwnComment } from "./use-own-comment.ts";

const wholePost = "POST";

/** Writes a comment; what is typed and not sent is there again later. */
export function CommentForm({ review, comment }: { review: Review; comment: OwnComment }) {
  const { text } = useText();
  const { draft, change, send, busy, error } = comment;
  const max = limits.editorial.commentMax;
  const voices = review.voices.map(({ voice }) => voice);
  return (
    <div className={classes.form}>
      <Textarea
        label={text("editorial.comments.text")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={max}
        value={draft.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        onKeyDown={getHotkeyHandler([["mod+Enter", send]])}
      />
      {error !== null && <NoticeStrip tone="bad">{failureText(error, text).text}</NoticeStrip>}
      <div className={classes.formFoot}>
        {voices.length > 1 && (
          <Select
            size="xs"
            aria-label={text("editorial.comments.about")}
            allowDeselect={false}
            value={draft.voice ?? wholePost}
            onChange={(value) => change({ voice: voices.find((one) => one === value) ?? null })}
            data={[
              { value: wholePost, label: text("editorial.comments.whole") },
              ...voices.map((voice) => ({ value: voice, label: text(`content.voices.${voice}`) })),
            ]}
          />
        )}
        {draft.text.length > max * 0.9 && (
          <span className={classes.quiet}>
            {text("editorial.comments.counter", { used: draft.text.length, limit: max })}
          </span>
        )}
        <Button
          size="xs"
          variant="default"
          loading={busy}
          disabled={draft.text.trim() === ""}
          onClick={send}
          rightSection={<KeyHint keys="⌘↵" />}
        >
          {text("editorial.comments.send")}
        </Button>
      </div>
    </div>
  );
}
