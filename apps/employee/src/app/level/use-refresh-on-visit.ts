import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshOnVisit } from "./refresh-on-visit.ts";

/** On each change of screen, but not for the first one, whose data was just read. */
export function useRefreshOnVisit(path: string, hasLevels: boolean): void {
  const queries = useQueryClient();
  const call = useApi();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    refreshOnVisit(queries);
    // The texts of a level change are not downloaded before there is a second screen.
    if (hasLevels) void import("./follow-level.ts").then(({ followLevel }) => followLevel(call, queries));
  }, [path, hasLevels, call, queries]);
}
