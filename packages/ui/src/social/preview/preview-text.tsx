import { Fragment } from "react";
import { foldText } from "../../text/fold-text.ts";
import { markText } from "../../text/mark-text.ts";
import classes from "./post-preview.module.css";
import type { PostPreviewProps } from "./preview-model.ts";

type PreviewTextProps = Pick<PostPreviewProps, "text" | "mentions" | "fold" | "onShowMore"> & {
  more: string;
  /** Instagram begins the caption with the account. */
  lead?: string | undefined;
};

export function PreviewText({ text, mentions, fold, onShowMore, more, lead }: PreviewTextProps) {
  const { shown, folded } = foldText(text, fold);
  return (
    <p className={classes.text}>
      {lead !== undefined && <b>{lead} </b>}
      {markText(shown, mentions).map((part) =>
        part.kind === "plain" ? (
          <Fragment key={part.at}>{part.text}</Fragment>
        ) : (
          <span key={part.at} className={classes.marked}>
            {part.text}
          </span>
        ),
      )}
      {folded &&
        (onShowMore === undefined ? (
          <span className={classes.quiet}> {more}</span>
        ) : (
          <button type="button" className={classes.more} onClick={onShowMore}>
            {more}
          </button>
        ))}
    </p>
  );
}
