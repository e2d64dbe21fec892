import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

/** Leads elsewhere, once. The router's own `Navigate` starts anew with each drawing, and a slow screen never arrives. */
export function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: href, replace: true });
  }, [href, navigate]);
  return null;
}
