import { IconBell } from "@tabler/icons-react";
import classes from "./bell-mark.module.css";

/** A bell with the unread count; screen readers get the count from the label around it. */
export function BellMark({ size, unread }: { size: number; unread: string | null }) {
  return (
    <>
      <IconBell size={size} stroke={1.6} aria-hidden />
      {unread !== null && <span className={classes.badge}>{unread}</span>}
    </>
  );
}
