import { Button } from "@mantine/core";
import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import type { FormEvent } from "react";
import { RequiredTextField, useRequiredText } from "../form/required-text.tsx";
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
  const reason = useRequiredText();
  const turn = useTurn();
  const { name, scope } = target;
  const kills = scope === "post";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = reason.take();
    if (given === null || !(await turn.press(target, stop, given))) return;
    notify({
      tone: "ok",
      text: text(stop ? (kills ? "shell.turn.killed" : "shell.turn.stopped") : "shell.turn.released", {
        name,
      }),
    });
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={classes.form}>
      <TurnEffect target={target} stop={stop} preview={preview} />
      <RequiredTextField
        of={reason}
        label={text("shell.turn.reason")}
        help={text(target.own ? "shell.turn.ownReasonHelp" : "shell.turn.reasonHelp")}
        missing={text("shell.turn.reasonNeeded")}
        maxLength={limits.killSwitch.reasonMax}
        minRows={2}
        maxRows={5}
      />
      {turn.failure !== null && <NoticeStrip tone="bad">{failureText(turn.failure, text).text}</NoticeStrip>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {text("shell.turn.cancel")}
        </Button>
        <Button type="submit" className={stop ? classes.danger : undefined} loading={turn.busy}>
          {text(stop ? (kills ? "shell.turn.killYes" : "shell.turn.stopYes") : "shell.turn.releaseYes")}
        </Button>
      </div>
    </form>
  );
}
