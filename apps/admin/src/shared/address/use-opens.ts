import { useCallback } from "react";
import { leadsSomewhere, useAccountIfKnown } from "../session/account.ts";
import { screenAt } from "./screen-at.ts";

/**
 * Whether an address leads the reader anywhere. One that asks for a role or a new password first does; one that ends at a closed
 * screen does not.
 */
export function useOpens(): (href: string) => boolean {
  const account = useAccountIfKnown();
  return useCallback(
    (href) => {
      const screen = screenAt(href);
      return account === null || screen === undefined || leadsSomewhere(account, screen);
    },
    [account],
  );
}
