import classes from "./week-blocks.module.css";

export interface WeekBlocksProps {
  /** The oldest first; the last one is the present week. */
  weeks: readonly boolean[];
  /** What the blocks say, in words: "7 of the last 12 weeks". */
  label: string;
}

/** One block a week, filled where something happened. The present week has a ring. */
export function WeekBlocks({ weeks, label }: WeekBlocksProps) {
  return (
    <div>
      <div className={classes.weeks} aria-hidden>
        {weeks.map((filled, at) => (
          <span key={at} className={classes.week} data-filled={filled || undefined} />
        ))}
      </div>
      <p className={classes.label}>{label}</p>
    </div>
  );
}
