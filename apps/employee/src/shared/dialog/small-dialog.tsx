import { Modal } from "@mantine/core";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import type { ReactNode } from "react";
import classes from "./small-dialog.module.css";
import { useReturnFocus } from "./use-return-focus.ts";

export interface SmallDialogProps {
  title: string;
  text: string;
  /** First the one that goes back, then the one that acts. */
  actions: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}

/** A question above the page. A click beside it does not answer it. */
export function SmallDialog({ title, text, actions, onClose, children }: SmallDialogProps) {
  useReturnFocus();
  return (
    <Modal.Root
      opened
      centered
      size={440}
      onClose={onClose}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.dialog}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <p className={classes.text}>{text}</p>
          {children}
          <div className={classes.actions}>{actions}</div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
