import { useEffect, useRef } from "react";

/** Closes a popover: on a click elsewhere, and on Escape, which returns the focus to its button. */
export function useDismiss<Box extends HTMLElement = HTMLDivElement>(open: boolean, onDismiss: () => void) {
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) onDismiss();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onDismiss();
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open, onDismiss]);
  return { box, button };
}
