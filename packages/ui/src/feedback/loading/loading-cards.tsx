import classes from "./loading-cards.module.css";

export interface LoadingCardsProps {
  /** Spoken while the bars are on screen. */
  label: string;
  count?: number | undefined;
}

function Bar({ width, height }: { width: string; height: number }) {
  return <span className={classes.bar} style={{ width, height }} />;
}

/** The geometry of the real post cards, so that nothing jumps when they arrive. */
export function LoadingCards({ label, count = 3 }: LoadingCardsProps) {
  return (
    <output className={classes.list} aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={classes.card} aria-hidden>
          {at === 0 && <span className={classes.picture} />}
          <div className={classes.body}>
            <div className={classes.words}>
              <Bar width="38%" height={18} />
              <Bar width="92%" height={18} />
              <Bar width="58%" height={18} />
              <Bar width="84%" height={12} />
            </div>
            {at > 0 && <span className={classes.thumb} />}
          </div>
          <div className={classes.actions}>
            <Bar width="44px" height={20} />
            <Bar width="22px" height={20} />
            <span className={classes.button} />
          </div>
        </div>
      ))}
    </output>
  );
}
