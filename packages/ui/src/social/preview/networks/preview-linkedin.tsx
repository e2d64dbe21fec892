import { IconDots, IconMessage, IconRepeat, IconSend, IconThumbUp, IconWorld } from "@tabler/icons-react";
import classes from "../post-preview.module.css";
import { PreviewAttached } from "../preview-attached.tsx";
import { PreviewFace } from "../preview-face.tsx";
import type { PostPreviewProps } from "../preview-model.ts";
import { PreviewActions, PreviewSmallCard } from "../preview-parts.tsx";
import { PreviewPictures } from "../preview-pictures.tsx";
import { PreviewText } from "../preview-text.tsx";

export function PreviewLinkedin(props: PostPreviewProps) {
  const { author, labels, compact } = props;
  return (
    <>
      <div className={classes.head}>
        <PreviewFace author={author} size={48} />
        <div className={classes.who}>
          <div className={classes.name}>
            <b>{author.name}</b>
            {labels.you !== undefined && <span className={classes.small}> • {labels.you}</span>}
          </div>
          {author.headline !== undefined && <div className={classes.line}>{author.headline}</div>}
          <div className={classes.when}>
            {labels.now} • <IconWorld size={13} stroke={1.8} aria-hidden />
          </div>
        </div>
        <IconDots size={20} className={classes.quiet} aria-hidden />
      </div>
      <div className={classes.copy}>
        <PreviewText {...props} more={labels.more} />
      </div>
      <PreviewPictures images={props.attachment === undefined ? (props.images ?? []) : []} />
      <PreviewAttached attachment={props.attachment} />
      <PreviewSmallCard {...props} />
      <PreviewActions
        compact={compact}
        items={[
          [IconThumbUp, labels.like],
          [IconMessage, labels.comment],
          [IconRepeat, labels.repost],
          [IconSend, labels.send],
        ]}
      />
    </>
  );
}
