import { Face } from "@polyphon/ui/data/face.tsx";
import classes from "../autopilot.module.css";

export function PersonCell({ name, detail }: { name: string; detail: string }) {
  return (
    <span className={classes.person}>
      <Face name={name} size={26} />
      <span className={classes.stacked}>
        <b className={classes.name}>{name}</b>
        <span className={classes.quiet}>{detail}</span>
      </span>
    </span>
  );
}
