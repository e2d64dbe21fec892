import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

export type ShareParamMode = "all" | "facebook";

export interface ShareParam {
  readonly postId: number | null;
  readonly mode: ShareParamMode;
  readonly setMode: (mode: ShareParamMode) => void;
  readonly open: (postId: number) => void;
  readonly close: () => void;
}

function idOf(value: unknown): number | null {
  const given = Number(value);
  return Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** `?share=12` on any screen opens the share dialog for that post, `?fb_share=12` for the personal Facebook account. */
export function useShareParam(): ShareParam {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = useCallback(
    (flags: { share?: number; fb_share?: number }) => {
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => ({
          ...before,
          share: undefined,
          fb_share: undefined,
          ...flags,
        }),
        resetScroll: false,
      });
    },
    [navigate],
  );
  const all = idOf(search["share"]);
  const facebook = idOf(search["fb_share"]);
  const postId = facebook ?? all;
  return {
    postId,
    mode: facebook === null ? "all" : "facebook",
    setMode: (mode) => {
      if (postId !== null) set(mode === "facebook" ? { fb_share: postId } : { share: postId });
    },
    open: useCallback((id: number) => set({ share: id }), [set]),
    close: () => set({}),
  };
}
