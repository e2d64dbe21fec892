import classes from "./char-ring.module.css";

export interface CharRingProps {
  used: number;
  limit: number;
  /** "42 left", "3 too many": the number says it, the ring shows it. */
  label: string;
  size?: number | undefined;
}

const STROKE = 2.5;

const toneOf = (used: number, limit: number): "ok" | "warn" | "bad" => {
  if (used > limit) return "bad";
  return limit - used < limit * 0.1 ? "warn" : "ok";
};

export function CharRing({ used, limit, label, size = 24 }: CharRingProps) {
  const radius = (size - STROKE) / 2;
  const around = 2 * Math.PI * radius;
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: STROKE };
  return (
    <span className={classes.counter} data-tone={toneOf(used, limit)}>
      <span className={classes.label}>{label}</span>
      <svg className={classes.ring} width={size} height={size} aria-hidden>
        <circle {...circle} stroke="var(--line)" />
        <circle
          {...circle}
          className={classes.arc}
          strokeLinecap="round"
          strokeDasharray={`${share * around} ${around}`}
        />
      </svg>
    </span>
  );
}
