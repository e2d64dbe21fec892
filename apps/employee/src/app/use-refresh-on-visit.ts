import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshOnVisit } from "./refresh-on-visit.ts";

/** On each change of screen, but not for the first one, whose facts were just read. */
export function useRefreshOnVisit(path: string): void {
  const queries = useQueryClient();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    refreshOnVisit(queries);
  }, [path, queries]);
}
