import { Button } from "@mantine/core";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { SmallDialog } from "../../../../shared/dialog/small-dialog.tsx";
import { t } from "../../../../shared/text/text.ts";
import classes from "./several.module.css";
import type { Stayed } from "./use-outcome-of-several.ts";

export interface StayedDialogProps {
  stayed: readonly Stayed[];
  /** How many were to be changed. */
  count: number;
  onClose: () => void;
}

/** Which of several shares stayed as they were, and why. */
export function StayedDialog({ stayed, count, onClose }: StayedDialogProps) {
  return (
    <SmallDialog
      title={t("sharing.several.someTitle", { done: count - stayed.length, count })}
      text={t("sharing.several.someText")}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t("sharing.several.close")}
        </Button>
      }
    >
      <ul className={classes.shares}>
        {stayed.map(({ share, text }) => (
          <li key={share.id}>
            {t("sharing.several.refused", { title: share.postTitle, network: nameOf(share.network), text })}
          </li>
        ))}
      </ul>
    </SmallDialog>
  );
}
