import { Button, Modal, Textarea } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { type FormEvent, useState } from "react";
import { useNotify } from "../../../../shared/notices/notices.tsx";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../../operations.module.css";
import type { SwitchTarget } from "../switch-model.ts";
import { TurnEffect } from "./turn-effect.tsx";
import { useTurn } from "./use-turn.ts";

export interface TurnDialogProps {
  target: SwitchTarget;
  /** Whether to stop; otherwise to release. */
  stop: boolean;
  onClose: () => void;
}

/** Shows the effect, requires a reason, and sets the switch. */
export function TurnDialog({ target, stop, onClose }: TurnDialogProps) {
  const { text } = useText();
  const notify = useNotify();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const turn = useTurn();
  const { name } = target;
  const missing = asked && reason.trim() === "";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === "") return;
    if (!(await turn.press(target, stop, reason))) return;
    notify({
      tone: "ok",
      text: text(stop ? "operations.turn.stopped" : "operations.turn.released", { name }),
    });
    onClose();
  };

  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={false} centered size="md">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""}>
          <Modal.Title className={classes.dialogTitle ?? ""}>
            {text(stop ? "operations.turn.stopTitle" : "operations.turn.releaseTitle", { name })}
          </Modal.Title>
          <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
            <TurnEffect target={target} stop={stop} />
            <Textarea
              data-autofocus
              label={text("operations.turn.reason")}
              description={text("operations.turn.reasonHelp")}
              error={missing ? text("operations.turn.reasonNeeded") : undefined}
              withAsterisk
              autosize
              minRows={2}
              maxRows={5}
              maxLength={limits.killSwitch.reasonMax}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            {turn.failure !== null && (
              <NoticeStrip tone="bad">{failureText(turn.failure, text).text}</NoticeStrip>
            )}
            <div className={classes.buttons}>
              <Button variant="default" onClick={onClose}>
                {text("operations.turn.cancel")}
              </Button>
              <Button type="submit" className={stop ? classes.danger : undefined} loading={turn.busy}>
                {text(stop ? "operations.turn.stopYes" : "operations.turn.releaseYes")}
              </Button>
            </div>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
