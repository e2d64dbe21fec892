import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { IconNote } from "@tabler/icons-react";
import { t } from "../../../../shared/text/text.ts";
import classes from "./post-notes.module.css";

/** The company's note to sharers, which is never published. */
export function PostNotes({ notes }: { notes: string | null }) {
  if (notes === null || notes.trim() === "") return null;
  return (
    <NoticeStrip tone="info" icon={<IconNote size={18} stroke={1.8} />}>
      <b>{t("sharing.compose.notes")}: </b>
      <span className={classes.notes}>{notes}</span>
    </NoticeStrip>
  );
}
