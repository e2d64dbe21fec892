import { IconBookmark, IconDots, IconHeart, IconMessageCircle, IconSend } from "@tabler/icons-react";
import classes from "../post-preview.module.css";
import { PreviewAttached } from "../preview-attached.tsx";
import { PreviewFace } from "../preview-face.tsx";
import own from "./preview-instagram.module.css";
import type { PostPreviewProps } from "../preview-model.ts";
import { PreviewPictures } from "../preview-pictures.tsx";
import { PreviewText } from "../preview-text.tsx";

export function PreviewInstagram(props: PostPreviewProps) {
  const { author, labels, link, attachment, images = [] } = props;
  const account = author.handle ?? author.name;
  const first = images[0] ?? link?.image;
  return (
    <>
      <div className={classes.igHead}>
        <PreviewFace author={author} size={32} />
        <b className={classes.who}>{account}</b>
        <IconDots size={20} aria-hidden />
      </div>
      {attachment === undefined && first !== undefined && (
        <div className={own.pictures}>
          <PreviewPictures images={[first]} />
          {images.length > 1 && (
            <span className={own.count} aria-hidden>
              1/{images.length}
            </span>
          )}
        </div>
      )}
      <PreviewAttached attachment={attachment} />
      {images.length > 1 && (
        <div className={own.dots} aria-hidden>
          {images.map(({ src }, at) => (
            <i key={`${at} ${src}`} data-on={at === 0 || undefined} />
          ))}
        </div>
      )}
      <div className={classes.igActions} aria-hidden>
        <IconHeart size={24} stroke={1.8} />
        <IconMessageCircle size={24} stroke={1.8} />
        <IconSend size={23} stroke={1.8} />
        <IconBookmark size={24} stroke={1.8} />
      </div>
      <div className={classes.igCaption}>
        <PreviewText {...props} more={labels.more} lead={account} />
      </div>
    </>
  );
}
