import { type ReactNode, useEffect, useRef } from "react";
import { useIsPhone } from "../../theme/use-screen-width.ts";
import { belowHead } from "./below-head.ts";
import classes from "./notice-corner.module.css";

export interface NoticeCornerProps {
  label: string;
  /** `NoticeCard`s, the newest last. */
  children: readonly ReactNode[];
}

/** The head of the topmost dialog: what is marked so, or its title. */
function headOfDialog(): Element | null {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const title = dialog?.getAttribute("aria-labelledby") ?? "";
  return dialog?.querySelector("[data-dialog-head]") ?? document.getElementById(title);
}

/** On a phone notices lie above dialogs, wherever these begin; while there are any, each frame looks for a head below them. */
function useFreeHead(isShown: boolean) {
  const corner = useRef<HTMLElement>(null);
  const phone = useIsPhone();
  useEffect(() => {
    const { current } = corner;
    if (!current || !phone || !isShown) return undefined;
    const { style } = current;
    let frame = 0;
    const place = () => {
      style.top = "";
      const own = current.getBoundingClientRect();
      const top = belowHead(own, headOfDialog()?.getBoundingClientRect() ?? null, innerHeight);
      if (top !== own.top) style.top = `${top}px`;
      frame = requestAnimationFrame(place);
    };
    place();
    return () => {
      cancelAnimationFrame(frame);
      style.top = "";
    };
  }, [phone, isShown]);
  return corner;
}

/** Short messages above everything; the region is always mounted, so that screen readers announce new ones. */
export function NoticeCorner({ label, children }: NoticeCornerProps) {
  const corner = useFreeHead(children.length > 0);
  return (
    <section ref={corner} className={classes.corner} aria-label={label} aria-live="polite">
      {children}
    </section>
  );
}

export interface NoticeCardProps {
  /** Somebody reads it or is about to press its button. */
  onHold: () => void;
  onRelease: () => void;
  children: ReactNode;
}

export function NoticeCard({ onHold, onRelease, children }: NoticeCardProps) {
  return (
    <div
      className={classes.notice}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {children}
    </div>
  );
}
