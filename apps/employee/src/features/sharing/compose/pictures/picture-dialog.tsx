import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { CloseButton } from "../../../../shared/dialog/close-button.tsx";
import { useReturnFocus } from "../../../../shared/dialog/use-return-focus.ts";
import classes from "./picture-dialog.module.css";

export interface PictureDialogProps {
  title: string;
  text?: string;
  size: number;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the dialogs in which a picture is chosen or cut. */
export function PictureDialog({ title, text, size, onClose, children }: PictureDialogProps) {
  useReturnFocus();
  return (
    <Modal.Root opened centered size={size} onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius="lg">
        <div className={classes.body}>
          <div className={classes.head}>
            <div>
              <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
                {title}
              </Modal.Title>
              {text !== undefined && <p className={classes.text}>{text}</p>}
            </div>
            <CloseButton onClose={onClose} />
          </div>
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
