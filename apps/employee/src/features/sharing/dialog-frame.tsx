import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import "@polyphon/ui/theme/styles-employee-screens.ts";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { t } from "../../shared/text.ts";
import classes from "./dialog-frame.module.css";

export interface DialogFrameProps {
  title: string;
  /** Title of the post. */
  sub: string;
  thumbnail: string | null;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog on a desk, the whole screen on a phone. A click beside it does not throw words away. */
export function DialogFrame({ title, sub, thumbnail, wide, onClose, children }: DialogFrameProps) {
  const phone = useMediaQuery("(max-width: 48em)", false, { getInitialValueInEffect: false });
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      fullScreen={phone}
      centered
      size={wide ? 1128 : 760}
      yOffset={20}
      xOffset={20}
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content radius={phone ? 0 : "lg"} className={classes.content} data-wide={wide || undefined}>
        <div className={classes.dialog}>
          <div className={classes.head}>
            {thumbnail !== null && <img className={classes.thumbnail} src={thumbnail} alt="" />}
            <div className={classes.words}>
              <Modal.Title className={classes.title} tabIndex={-1} data-autofocus>
                {title}
              </Modal.Title>
              <p className={classes.sub}>{sub}</p>
            </div>
            <button type="button" className={classes.close} aria-label={t("shell.close")} onClick={onClose}>
              <IconX size={20} stroke={1.8} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
