import classes from "./key-hint.module.css";

/** One key, shown where it works; hidden on touch screens. */
export function KeyHint({ keys }: { keys: string }) {
  return <kbd className={classes.key}>{keys}</kbd>;
}
