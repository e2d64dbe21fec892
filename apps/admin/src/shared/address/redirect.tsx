import { useEffect } from "react";
import { useGo } from "./app-link.tsx";

/** Redirects without an entry in the browser's history. */
export function Redirect({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
