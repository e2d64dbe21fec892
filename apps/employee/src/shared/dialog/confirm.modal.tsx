import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SmallDialog } from "./small-dialog.tsx";
import { t } from "../text/text.ts";

export interface ConfirmModalProps {
  title: string;
  text: string;
  yes: string;
  no?: string | undefined;
  busy: boolean;
  failure: string | null;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before something is removed. */
export default function ConfirmModal(props: ConfirmModalProps) {
  return (
    <SmallDialog
      title={props.title}
      text={props.text}
      onClose={props.onClose}
      actions={
        <>
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {props.no ?? t("shell.cancel")}
          </Button>
          <Button onClick={props.onYes} loading={props.busy}>
            {props.yes}
          </Button>
        </>
      }
    >
      {props.failure !== null && <NoticeStrip tone="bad">{props.failure}</NoticeStrip>}
    </SmallDialog>
  );
}
