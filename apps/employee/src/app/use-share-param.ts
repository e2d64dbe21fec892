import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

export interface ShareParam {
  readonly postId: number | null;
  readonly open: (postId: number) => void;
  readonly close: () => void;
}

/** `?share=12` on any screen opens the share dialog for that post. */
export function useShareParam(): ShareParam {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = useCallback(
    (share: number | undefined) => {
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => ({ ...before, share }),
        resetScroll: false,
      });
    },
    [navigate],
  );
  const given = Number(search["share"]);
  return {
    postId: Number.isSafeInteger(given) && given > 0 ? given : null,
    open: set,
    close: () => set(undefined),
  };
}
