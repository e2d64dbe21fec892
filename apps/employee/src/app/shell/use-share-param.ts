import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type ShareSearch, withShareSearch } from "../../shared/address/share-search.ts";

export type ShareParamMode = "all" | "facebook";

export interface ShareParam {
  readonly postId: number | null;
  readonly mode: ShareParamMode;
  /** The failed share whose text is changed and shared again. */
  readonly again: number | null;
  readonly setMode: (mode: ShareParamMode) => void;
  readonly open: (postId: number) => void;
  readonly close: () => void;
}

function idOf(value: unknown): number | null {
  const given = Number(value);
  return Number.isSafeInteger(given) && given > 0 ? given : null;
}

/** The share dialog in the address. */
export function useShareParam(): ShareParam {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const set = useCallback(
    (flags: ShareSearch) => {
      void navigate({ to: ".", search: withShareSearch(flags), resetScroll: false });
    },
    [navigate],
  );
  const all = idOf(search["share"]);
  const facebook = idOf(search["fb_share"]);
  const postId = facebook ?? all;
  const again = idOf(search["again"]);
  return {
    postId,
    mode: facebook === null ? "all" : "facebook",
    again,
    setMode: (mode) => {
      if (postId === null) return;
      set({ ...(mode === "facebook" ? { fb_share: postId } : { share: postId }), again: again ?? undefined });
    },
    open: useCallback((id: number) => set({ share: id }), [set]),
    close: () => set({}),
  };
}
