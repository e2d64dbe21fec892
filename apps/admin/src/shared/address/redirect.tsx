import { useEffect } from "react";
import { useGo } from "./app-link.tsx";

/** Leads on without leaving a step in the browser's history. */
export function Redirect({ to }: { to: string }) {
  const go = useGo();
  useEffect(() => go(to, { replace: true }), [go, to]);
  return null;
}
