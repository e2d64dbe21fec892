import { IconBookmark, IconDots, IconHeart, IconMessageCircle, IconSend } from "@tabler/icons-react";
import classes from "./post-preview.module.css";
import { PreviewFace } from "./preview-face.tsx";
import type { PostPreviewProps } from "./preview-model.ts";
import { PreviewPictures } from "./preview-pictures.tsx";
import { PreviewText } from "./preview-text.tsx";

export function PreviewInstagram(props: PostPreviewProps) {
  const { author, labels, link, images = [] } = props;
  const account = author.handle ?? author.name;
  const first = images[0] ?? link?.image;
  return (
    <>
      <div className={classes.igHead}>
        <PreviewFace author={author} size={32} />
        <b className={classes.who}>{account}</b>
        <IconDots size={20} aria-hidden />
      </div>
      {first !== undefined && <PreviewPictures images={[first]} />}
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
