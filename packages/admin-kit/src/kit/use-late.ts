import { useEffect, useState } from "react";

/** True once `waiting` has lasted a moment: placeholders that flash briefly are more disturbing than helpful. */
export function useLate(waiting: boolean, afterMs = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, afterMs]);
  return waiting && late;
}
