import { Button } from "@mantine/core";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import classes from "../post-form.module.css";

export interface DraftOfferProps {
  savedAt: string;
  /** The post was saved after the draft was begun. */
  older: boolean;
  onTakeUp: () => void;
  onDrop: () => void;
}

/** What was typed on an earlier visit and never saved. */
export function DraftOffer({ savedAt, older, onTakeUp, onDrop }: DraftOfferProps) {
  const { text, language } = useText();
  return (
    <NoticeStrip
      tone="info"
      spoken="politely"
      action={
        <div className={classes.answers}>
          <Button size="xs" onClick={onTakeUp}>
            {text("content.draft.takeUp")}
          </Button>
          <Button variant="default" size="xs" onClick={onDrop}>
            {text("content.draft.drop")}
          </Button>
        </div>
      }
    >
      <b>{text("content.draft.found", { moment: formatMoment(savedAt, language) })}</b>
      {older && <div>{text("content.draft.older")}</div>}
    </NoticeStrip>
  );
}
