import { Modal } from "@mantine/core";
import "@polyphon/ui/theme/styles/styles-employee-screens.ts";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import type { ReactNode } from "react";
import { CloseButton } from "../../shared/dialog/close-button.tsx";
import classes from "./dialog-frame.module.css";

export interface DialogFrameProps {
  title: string;
  /** Title of the post. */
  sub: string;
  thumbnail: string | null;
  wide: boolean;
  /** The width, unless it is wide or the default. */
  width?: number | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Escape belongs to the topmost dialog, such as a confirmation above this one. */
const isCovered = (): boolean => document.querySelectorAll('[role="dialog"]').length > 1;

/** A dialog on a desktop, the whole screen on a phone. A click beside it does not discard the text. */
export function DialogFrame({ title, sub, thumbnail, wide, width, onClose, children }: DialogFrameProps) {
  const phone = useIsPhone();
  return (
    <Modal.Root
      opened
      onClose={() => {
        if (!isCovered()) onClose();
      }}
      closeOnClickOutside={false}
      fullScreen={phone}
      centered
      size={width ?? (wide ? 1128 : 760)}
      yOffset={20}
      xOffset={20}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius={phone ? 0 : "lg"} className={classes.content} data-wide={wide || undefined}>
        <div className={classes.dialog}>
          <div className={classes.head} data-dialog-head>
            {thumbnail !== null && <img className={classes.thumbnail} src={thumbnail} alt="" />}
            <div className={classes.words}>
              <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
                {title}
              </Modal.Title>
              <p className={classes.sub}>{sub}</p>
            </div>
            <CloseButton onClose={onClose} />
          </div>
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
