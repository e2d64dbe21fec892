import { useEffect, useRef } from "react";
import { useMe } from "../../../shared/session/me.ts";
import type { Share } from "../share-model.ts";
import { awaitedShares } from "./awaited-shares.ts";
import { isMoving } from "./is-moving.ts";

/** Shares that are still on their way when the receipts are closed are followed on. */
export function useAwaitOnLeave(title: string, shares: readonly Share[]): void {
  const { id: accountId } = useMe().account;
  const live = useRef({ accountId, title, shares });
  const open = useRef(true);
  useEffect(() => {
    live.current = { accountId, title, shares };
  });
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
      // A moment later: in development React closes and opens each component once.
      setTimeout(() => {
        const { shares: left, ...about } = live.current;
        if (open.current) return;
        awaitedShares.add({ ...about, shares: left.filter((share) => isMoving(share, Date.now())) });
      });
    };
  }, []);
}
