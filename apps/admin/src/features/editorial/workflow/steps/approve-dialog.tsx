import { Button, Modal, Textarea } from "@mantine/core";
import { getHotkeyHandler } from "@mantine/hooks";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { useState } from "react";
import { useText } from "../../../../shared/text/use-text.ts";
import type { Review } from "../review/review-model.ts";
import classes from "./dialog.module.css";

export interface ApproveDialogProps {
  review: Review;
  busy: boolean;
  error: unknown;
  onApprove: (note: string | null) => void;
  onClose: () => void;
}

/** The Editor-in-Chief may leave the approver a note. */
export function ApproveDialog({ review, busy, error, onApprove, onClose }: ApproveDialogProps) {
  const { text } = useText();
  const [note, setNote] = useState("");
  const approve = () => !busy && onApprove(note.trim() === "" ? null : note.trim());
  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={false} centered size="md">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""} onKeyDown={getHotkeyHandler([["mod+Enter", approve]])}>
          <Modal.Title className={classes.dialogTitle ?? ""}>
            {text("editorial.approve.title", { title: review.title })}
          </Modal.Title>
          <Textarea
            data-autofocus
            label={text("editorial.approve.note")}
            description={text("editorial.approve.noteHelp")}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={limits.editorial.noteMax}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {error !== null && error !== undefined && (
            <NoticeStrip tone="bad">{failureText(error, text).text}</NoticeStrip>
          )}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {text("editorial.reason.cancel")}
            </Button>
            <Button loading={busy} onClick={approve} rightSection={<KeyHint keys="⌘↵" />}>
              {text("editorial.approve.yes")}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
