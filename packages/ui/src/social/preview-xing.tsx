import { IconDots, IconMessage, IconShare3, IconThumbUp } from "@tabler/icons-react";
import classes from "./post-preview.module.css";
import { PreviewFace } from "./preview-face.tsx";
import type { PostPreviewProps } from "./preview-model.ts";
import { PreviewPictures } from "./preview-pictures.tsx";
import { PreviewText } from "./preview-text.tsx";

export function PreviewXing(props: PostPreviewProps) {
  const { author, labels, link, images = [], compact } = props;
  const pictures = images.length > 0 ? images : link?.image === undefined ? [] : [link.image];
  const boxed = pictures.length > 0 || link !== undefined;
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
          {link !== undefined && images.length === 0 && (
            <div className={classes.card}>
              <b className={classes.cardTitle}>{link.title}</b>
              <div className={classes.small}>{link.domain}</div>
            </div>
          )}
        </div>
      )}
      <div className={classes.actions} data-compact={compact || undefined}>
        <span>
          <IconThumbUp size={18} stroke={1.8} aria-hidden />
          <span>{labels.like}</span>
        </span>
        <span>
          <IconMessage size={18} stroke={1.8} aria-hidden />
          <span>{labels.comment}</span>
        </span>
        <span>
          <IconShare3 size={18} stroke={1.8} aria-hidden />
          <span>{labels.share}</span>
        </span>
      </div>
    </>
  );
}
