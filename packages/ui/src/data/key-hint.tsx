import classes from "./key-hint.module.css";

/** Whose keyboards have a command key; everybody else presses Ctrl. */
const isApple = typeof navigator !== "undefined" && /mac|iphone|ipad/iu.test(navigator.platform);

/** What is printed on the reader's keyboard. */
export function keyWords(keys: string): string {
  return isApple ? keys : keys.replace("⌘", "Ctrl+");
}

/** One key, shown where it works; hidden on touch screens. */
export function KeyHint({ keys }: { keys: string }) {
  return <kbd className={classes.key}>{keyWords(keys)}</kbd>;
}
