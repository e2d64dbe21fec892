import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { useText } from "../text/use-text.ts";
import classes from "./switches.module.css";
import type { SwitchTarget } from "./switch-target.ts";
import { PresentState } from "./present-state.tsx";
import { TurnForm } from "./turn-form.tsx";
import { usePreview } from "./use-preview.ts";

export interface TurnDialogProps {
  target: SwitchTarget;
  /** Whether to stop, otherwise to release; by default whichever of both is possible when it opens. */
  stop?: boolean | undefined;
  onClose: () => void;
}

/** Shows the effect, requires a reason, and sets the switch. */
export function TurnDialog({ target, stop, onClose }: TurnDialogProps) {
  const { text } = useText();
  const preview = usePreview(target);
  const [stops, setStops] = useState(stop);
  const isStopped = preview.data?.state.active;
  if (stops === undefined && isStopped !== undefined) setStops(!isStopped);
  const stopTitle = target.scope === "post" ? "shell.turn.killTitle" : "shell.turn.stopTitle";
  return (
    <Modal.Root opened onClose={onClose} closeOnClickOutside={false} centered size="md">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.dialog ?? ""}>
          <Modal.Title className={classes.dialogTitle ?? ""}>
            {text(stops === false ? "shell.turn.releaseTitle" : stopTitle, { name: target.name })}
          </Modal.Title>
          <PresentState scope={target.scope} preview={preview} />
          {stops === undefined || preview.byProvider ? (
            <div className={classes.buttons}>
              <Button variant="default" data-autofocus onClick={onClose}>
                {text("shell.turn.close")}
              </Button>
            </div>
          ) : (
            <TurnForm target={target} stop={stops} preview={preview} onClose={onClose} />
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
