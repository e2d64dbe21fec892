import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Redirects once. The router's own `Navigate` restarts at each render, so a slow screen never opens. */
export function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: href, replace: true });
  }, [href, navigate]);
  return null;
}
