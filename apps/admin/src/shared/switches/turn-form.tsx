import { Button, Textarea } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { type FormEvent, useState } from "react";
import { useNotify } from "../notices/notices.tsx";
import { useText } from "../text/use-text.ts";
import classes from "./switches.module.css";
import type { SwitchTarget } from "./switch-target.ts";
import { TurnEffect } from "./turn-effect.tsx";
import type { ReadPreview } from "./use-preview.ts";
import { useTurn } from "./use-turn.ts";

export interface TurnFormProps {
  target: SwitchTarget;
  stop: boolean;
  preview: ReadPreview;
  onClose: () => void;
}

export function TurnForm({ target, stop, preview, onClose }: TurnFormProps) {
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
      text: text(stop ? "shell.turn.stopped" : "shell.turn.released", { name }),
    });
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <TurnEffect target={target} stop={stop} preview={preview} />
      <Textarea
        data-autofocus
        label={text("shell.turn.reason")}
        description={text(target.own ? "shell.turn.ownReasonHelp" : "shell.turn.reasonHelp")}
        error={missing ? text("shell.turn.reasonNeeded") : undefined}
        withAsterisk
        autosize
        minRows={2}
        maxRows={5}
        maxLength={limits.killSwitch.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {turn.failure !== null && <NoticeStrip tone="bad">{failureText(turn.failure, text).text}</NoticeStrip>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {text("shell.turn.cancel")}
        </Button>
        <Button type="submit" className={stop ? classes.danger : undefined} loading={turn.busy}>
          {text(stop ? "shell.turn.stopYes" : "shell.turn.releaseYes")}
        </Button>
      </div>
    </form>
  );
}
