import { useEffect, useRef, useState } from "react";

/** When a dialog goes away, the keyboard is again where it was before it came. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      // After the dialog has left the page; while it is there it holds the focus.
      timer.current = setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [before]);
}
