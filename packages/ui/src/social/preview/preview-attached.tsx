import { IconFileText, IconPlayerPlayFilled } from "@tabler/icons-react";
import classes from "./preview-attached.module.css";
import type { PostPreviewProps } from "./preview-model.ts";

/** A video with its first frame or a document with its title, which the post has instead of pictures. */
export function PreviewAttached({
  attachment,
  inset,
}: Pick<PostPreviewProps, "attachment"> & { inset?: boolean }) {
  if (attachment === undefined) return null;
  const { kind, title, measure, poster } = attachment;
  return (
    <div className={classes.attached} data-kind={kind} data-inset={inset || undefined}>
      {poster !== undefined && <img src={poster.src} alt={poster.alt} loading="lazy" />}
      <span className={classes.icon} aria-hidden>
        {kind === "video" ? <IconPlayerPlayFilled size={26} /> : <IconFileText size={26} stroke={1.6} />}
      </span>
      <span className={classes.title}>
        <b>{title}</b>
        {measure !== undefined && <span> · {measure}</span>}
      </span>
    </div>
  );
}
