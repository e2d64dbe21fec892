import {
  IconBookmark,
  IconChartBar,
  IconDots,
  IconHeart,
  IconMessageCircle,
  IconRepeat,
  IconUpload,
} from "@tabler/icons-react";
import classes from "../post-preview.module.css";
import { PreviewAttached } from "../preview-attached.tsx";
import { PreviewFace } from "../preview-face.tsx";
import type { PostPreviewProps } from "../preview-model.ts";
import { PreviewPictures } from "../preview-pictures.tsx";
import { PreviewText } from "../preview-text.tsx";

export function PreviewX(props: PostPreviewProps) {
  const { author, labels, link, attachment, images = [] } = props;
  const ownPictures = images.length > 0 || attachment !== undefined;
  return (
    <div className={classes.xRow}>
      <PreviewFace author={author} size={40} />
      <div className={classes.who}>
        <div className={classes.xHead}>
          <b>{author.name}</b>
          <span className={classes.xHandle}>
            {author.handle !== undefined && `@${author.handle} · `}
            {labels.now}
          </span>
          <IconDots size={18} className={classes.quiet} aria-hidden />
        </div>
        <PreviewText {...props} more={labels.more} />
        {attachment === undefined && <PreviewPictures images={images} />}
        <PreviewAttached attachment={attachment} inset />
        {!ownPictures && link !== undefined && (
          <>
            {link.image === undefined ? (
              <div className={classes.xPlainCard}>{link.title}</div>
            ) : (
              <div className={classes.xCard}>
                <PreviewPictures images={[link.image]} />
                <span className={classes.xTitle}>{link.title}</span>
              </div>
            )}
            <div className={classes.small}>{labels.from?.(link.domain) ?? link.domain}</div>
          </>
        )}
        <div className={classes.xActions} aria-hidden>
          <IconMessageCircle size={18} stroke={1.7} />
          <IconRepeat size={18} stroke={1.7} />
          <IconHeart size={18} stroke={1.7} />
          <IconChartBar size={18} stroke={1.7} />
          <span>
            <IconBookmark size={18} stroke={1.7} />
            <IconUpload size={18} stroke={1.7} />
          </span>
        </div>
      </div>
    </div>
  );
}
