import { IconDots, IconMessageCircle, IconShare3, IconThumbUp, IconWorld } from "@tabler/icons-react";
import classes from "../post-preview.module.css";
import { PreviewAttached } from "../preview-attached.tsx";
import { PreviewFace } from "../preview-face.tsx";
import type { PostPreviewProps } from "../preview-model.ts";
import { picturesOf, PreviewActions, PreviewCard } from "../preview-parts.tsx";
import { PreviewPictures } from "../preview-pictures.tsx";
import { PreviewText } from "../preview-text.tsx";

export function PreviewFacebook(props: PostPreviewProps) {
  const { author, labels, compact } = props;
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
      <PreviewPictures images={picturesOf(props)} />
      <PreviewAttached attachment={props.attachment} />
      <PreviewCard props={props} domainFirst />
      <PreviewActions
        compact={compact}
        items={[
          [IconThumbUp, labels.like],
          [IconMessageCircle, labels.comment],
          [IconShare3, labels.share],
        ]}
      />
    </>
  );
}
