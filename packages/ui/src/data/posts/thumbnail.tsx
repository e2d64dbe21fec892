import { IconPhoto } from "@tabler/icons-react";
import classes from "./thumbnail.module.css";

export interface ThumbnailProps {
  src: string | null;
  /** Sets the size. */
  className: string | undefined;
}

/** The small picture of a post beside its title. It repeats what the title says, so it has no text of its own. */
export function Thumbnail({ src, className }: ThumbnailProps) {
  return (
    <span className={`${classes.thumbnail} ${className ?? ""}`} aria-hidden>
      <IconPhoto size={20} stroke={1.5} />
      {src !== null && <img src={src} alt="" loading="lazy" />}
    </span>
  );
}
