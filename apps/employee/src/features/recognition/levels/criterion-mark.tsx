import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import classes from "./criterion-mark.module.css";

export function CriterionMark({ met }: { met: boolean }) {
  return met ? (
    <IconCircleCheckFilled size={18} className={classes.met} aria-hidden />
  ) : (
    <IconCircle size={18} stroke={1.6} className={classes.open} aria-hidden />
  );
}
