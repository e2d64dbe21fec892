import classes from "./post-media.module.css";
import type { FrontPost } from "../../feed/use-feed.ts";

/** One picture large, two side by side, three and four as a grid. The title beside them describes them. */
export function PostPictures({ images, small = false }: { images: FrontPost["images"]; small?: boolean }) {
  return (
    <div className={classes.pictures} data-count={images.length}>
      {images.map(({ id, url, thumbnailUrl, width, height }, at) => (
        <img
          key={id}
          src={small || images.length > 1 ? thumbnailUrl : url}
          width={width}
          height={height}
          alt=""
          loading={at === 0 ? undefined : "lazy"}
        />
      ))}
    </div>
  );
}
