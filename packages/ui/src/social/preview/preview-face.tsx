import { rem } from "@mantine/core";
import { initialsOf } from "../../text/initials-of.ts";
import classes from "./post-preview.module.css";
import type { PreviewAuthor } from "./preview-model.ts";

export function PreviewFace({ author, size }: { author: PreviewAuthor; size: number }) {
  const box = { width: rem(size), height: rem(size), fontSize: rem(size * 0.36) };
  if (author.avatarSrc !== undefined)
    return <img className={classes.face} src={author.avatarSrc} alt="" style={box} />;
  return (
    <span className={classes.face} style={box} aria-hidden>
      {initialsOf(author.name)}
    </span>
  );
}
