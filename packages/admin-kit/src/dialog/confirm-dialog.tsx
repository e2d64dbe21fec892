import { Button, Modal } from "@mantine/core";
import { FormattedText } from "@polyphon/ui/text/formatted-text.tsx";
import type { ReactNode } from "react";
import classes from "./confirm-dialog.module.css";

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** A sentence may mark words as bold; anything else is shown as it is. */
  children: ReactNode;
  /** Left out where there is only something to read. */
  yesLabel?: string | undefined;
  cancelLabel: string;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Something in the dialog must be done first, and says so. */
  yesDisabled?: boolean | undefined;
  onYes?: (() => void) | undefined;
  onCancel: () => void;
}

/** Yes or cancel; a press outside is neither. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal.Root opened={props.opened} onClose={props.onCancel} closeOnClickOutside={false} centered size="sm">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ""}>
          <Modal.Title className={classes.title ?? ""}>{props.title}</Modal.Title>
          <div className={classes.text}>
            {typeof props.children === "string" ? (
              <FormattedText>{props.children}</FormattedText>
            ) : (
              props.children
            )}
          </div>
          <div className={classes.actions}>
            <Button variant="default" data-autofocus onClick={props.onCancel}>
              {props.cancelLabel}
            </Button>
            {props.yesLabel !== undefined && (
              <Button
                className={props.danger ? classes.danger : undefined}
                loading={props.busy ?? false}
                disabled={props.yesDisabled ?? false}
                onClick={props.onYes}
              >
                {props.yesLabel}
              </Button>
            )}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
