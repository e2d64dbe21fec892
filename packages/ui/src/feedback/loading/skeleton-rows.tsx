import classes from "./skeleton-rows.module.css";

export interface SkeletonRowsProps {
  label: string;
  rows?: number | undefined;
  /** A round place before the words, where the real rows have a face. */
  avatar?: boolean | undefined;
}

const WIDTHS = ["72%", "58%", "81%", "64%", "76%"];

export function SkeletonRows({ label, rows = 6, avatar }: SkeletonRowsProps) {
  return (
    <output className={classes.rows} aria-label={label}>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={classes.row} aria-hidden>
          {avatar && <span className={classes.face} />}
          <span className={classes.words}>
            <span className={classes.bar} style={{ width: WIDTHS[at % WIDTHS.length] }} />
            <span className={classes.bar} style={{ width: WIDTHS[(at + 2) % WIDTHS.length] }} />
          </span>
          <span className={classes.end} />
        </div>
      ))}
    </output>
  );
}
