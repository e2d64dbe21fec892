import { useEffect, useRef } from "react";

/** Calls when the marked element comes near the viewport; the button beside it does the same on click. */
export function useNearEnd<E extends Element>(onNear: (() => void) | null) {
  const mark = useRef<E>(null);
  useEffect(() => {
    if (onNear === null || mark.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onNear]);
  return mark;
}
