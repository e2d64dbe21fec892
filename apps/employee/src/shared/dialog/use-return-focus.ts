import { useEffect, useRef, useState } from "react";

/** Returns the focus to where it was when a dialog closes. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      // After the dialog has unmounted; before that it holds the focus.
      timer.current = setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [before]);
}
