import classes from "./polyphon-mark.module.css";

export interface PolyphonMarkProps {
  size?: number | undefined;
  /** Spoken name; without it the mark is decoration. */
  label?: string | undefined;
  /** On a tile in the accent, as in the back office, or as plain lines in a footer. */
  tile?: boolean | undefined;
}

// Five voices of different height around one middle line.
const VOICES = "M3 9.2v5.6M7.5 6v12M12 8.4v7.2M16.5 3.5v17M21 9.2v5.6";

export function PolyphonMark({ size = 26, label, tile = false }: PolyphonMarkProps) {
  const lines = (
    <svg
      width={tile ? size * 0.58 : size}
      height={tile ? size * 0.58 : size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
    >
      <path d={VOICES} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
  const named = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span
      {...named}
      className={tile ? classes.tile : classes.plain}
      style={tile ? { width: size, height: size, borderRadius: size * 0.27 } : undefined}
    >
      {lines}
    </span>
  );
}
