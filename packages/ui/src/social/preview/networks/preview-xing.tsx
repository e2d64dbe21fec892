import { IconDots, IconMessage, IconShare3, IconThumbUp } from "@tabler/icons-react";
import classes from "../post-preview.module.css";
import { PreviewAttached } from "../preview-attached.tsx";
import { PreviewFace } from "../preview-face.tsx";
import type { PostPreviewProps } from "../preview-model.ts";
import { picturesOf, PreviewActions, PreviewCard } from "../preview-parts.tsx";
import { PreviewPictures } from "../preview-pictures.tsx";
import { PreviewText } from "../preview-text.tsx";

export function PreviewXing(props: PostPreviewProps) {
  const { author, labels, link, attachment, compact } = props;
  const pictures = picturesOf(props);
  const boxed = pictures.length > 0 || link !== undefined || attachment !== undefined;
  return (
    <>
      <div className={classes.head}>
        <PreviewFace author={author} size={44} />
        <div className={classes.who}>
          <b>{author.name}</b>
          {author.headline !== undefined && <div className={classes.line}>{author.headline}</div>}
          <div className={classes.when}>{labels.now}</div>
        </div>
        <IconDots size={20} className={classes.quiet} aria-hidden />
      </div>
      <div className={classes.copy}>
        <PreviewText {...props} more={labels.more} />
      </div>
      {boxed && (
        <div className={classes.box}>
          <PreviewPictures images={pictures} />
          <PreviewAttached attachment={attachment} />
          <PreviewCard props={props} />
        </div>
      )}
      <PreviewActions
        compact={compact}
        items={[
          [IconThumbUp, labels.like],
          [IconMessage, labels.comment],
          [IconShare3, labels.share],
        ]}
      />
    </>
  );
}
