import { useEffect, useState } from "react";

const EVERY_MS = 30_000;

/** The time, read now and then: what was scheduled when a page opened may be out when it is read. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
