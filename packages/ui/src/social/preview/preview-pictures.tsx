import classes from "./post-preview.module.css";
import type { PreviewImage } from "./preview-model.ts";

/** Up to four pictures, tiled as the networks tile them. */
export function PreviewPictures({ images }: { images: readonly PreviewImage[] }) {
  const shown = images.slice(0, 4);
  const rest = images.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <div className={classes.pictures} data-count={shown.length}>
      {shown.map((image, at) => (
        <div key={`${at} ${image.src}`} className={classes.picture}>
          <img src={image.src} alt={image.alt} loading="lazy" />
          {rest > 0 && at === shown.length - 1 && <span className={classes.rest}>+{rest}</span>}
        </div>
      ))}
    </div>
  );
}
