import { rem } from "@mantine/core";
import { initialsOf } from "../text/initials-of.ts";
import classes from "./face.module.css";

export interface FaceProps {
  name: string;
  src?: string | undefined;
  size?: number | undefined;
  /** Rounded square for a company. */
  square?: boolean | undefined;
  /** Spoken; leave it out where the name is beside the face. */
  label?: string | undefined;
}

export function Face({ name, src, size = 32, square, label }: FaceProps) {
  const style = { width: rem(size), height: rem(size), fontSize: rem(Math.max(10, size * 0.36)) };
  if (src !== undefined)
    return (
      <img
        className={classes.face}
        data-square={square || undefined}
        src={src}
        alt={label ?? ""}
        style={style}
      />
    );
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...named} className={classes.face} data-square={square || undefined} style={style}>
      {initialsOf(name)}
    </span>
  );
}
