import { Button, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./confirm-dialog.module.css";

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  yesLabel: string;
  cancelLabel: string;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onYes: () => void;
  onCancel: () => void;
}

/** Yes or cancel; a press outside is neither. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal.Root opened={props.opened} onClose={props.onCancel} closeOnClickOutside={false} centered size="sm">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ""}>
          <Modal.Title>{props.title}</Modal.Title>
          <div className={classes.text}>{props.children}</div>
          <div className={classes.actions}>
            <Button variant="default" data-autofocus onClick={props.onCancel}>
              {props.cancelLabel}
            </Button>
            <Button
              className={props.danger ? classes.danger : undefined}
              loading={props.busy ?? false}
              onClick={props.onYes}
            >
              {props.yesLabel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
