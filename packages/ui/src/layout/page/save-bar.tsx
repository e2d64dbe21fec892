import { type ReactNode, useLayoutEffect, useRef } from "react";
import classes from "./save-bar.module.css";

export interface SaveBarProps {
  /** Name of the region for screen readers. */
  label: string;
  /** "3 changes", "2 things to fix". */
  status: ReactNode;
  tone?: "changed" | "bad" | "idle" | undefined;
  detail?: ReactNode;
  /** Opens what has changed, before and after. */
  review?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Discard, save as draft, and last the one filled button. */
  actions: ReactNode;
}

/** A field that the browser scrolls to stops above the bar, not behind it; the bar grows with its text. */
function useRoomForBar() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.scrollPaddingBottom = `${current.offsetHeight + 24}px`;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, []);
  return bar;
}

export function SaveBar({ label, status, tone = "changed", detail, review, actions }: SaveBarProps) {
  const bar = useRoomForBar();
  return (
    <section ref={bar} className={classes.bar} aria-label={label}>
      <output className={classes.words}>
        {tone !== "idle" && <span className={classes.dot} data-tone={tone} aria-hidden />}
        <span className={classes.status}>{status}</span>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
      </output>
      {review !== undefined && (
        <button type="button" className={classes.review} onClick={review.onPress}>
          {review.label}
        </button>
      )}
      <div className={classes.actions}>{actions}</div>
    </section>
  );
}
