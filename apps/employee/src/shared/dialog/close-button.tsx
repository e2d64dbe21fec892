import { IconX } from "@tabler/icons-react";
import classes from "./close-button.module.css";
import { t } from "../text/text.ts";

/** The close button in the upper corner of a dialog. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={classes.close} aria-label={t("shell.close")} onClick={onClose}>
      <IconX size={20} stroke={1.8} aria-hidden />
    </button>
  );
}
