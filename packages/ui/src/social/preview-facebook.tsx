import { IconDots, IconMessageCircle, IconShare3, IconThumbUp, IconWorld } from "@tabler/icons-react";
import classes from "./post-preview.module.css";
import { PreviewFace } from "./preview-face.tsx";
import type { PostPreviewProps } from "./preview-model.ts";
import { PreviewPictures } from "./preview-pictures.tsx";
import { PreviewText } from "./preview-text.tsx";

export function PreviewFacebook(props: PostPreviewProps) {
  const { author, labels, link, images = [], compact } = props;
  const pictures = images.length > 0 ? images : link?.image === undefined ? [] : [link.image];
  return (
    <>
      <div className={classes.head}>
        <PreviewFace author={author} size={40} />
        <div className={classes.who}>
          <b>{author.name}</b>
          <div className={classes.when}>
            {labels.now} · <IconWorld size={13} stroke={1.8} aria-hidden />
          </div>
        </div>
        <IconDots size={20} className={classes.quiet} aria-hidden />
      </div>
      <div className={classes.copy}>
        <PreviewText {...props} more={labels.more} />
      </div>
      <PreviewPictures images={pictures} />
      {link !== undefined && images.length === 0 && (
        <div className={classes.card}>
          <div className={classes.upper}>{link.domain}</div>
          <b className={classes.cardTitle}>{link.title}</b>
        </div>
      )}
      <div className={classes.actions} data-compact={compact || undefined}>
        <span>
          <IconThumbUp size={18} stroke={1.8} aria-hidden />
          <span>{labels.like}</span>
        </span>
        <span>
          <IconMessageCircle size={18} stroke={1.8} aria-hidden />
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
