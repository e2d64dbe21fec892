import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { type Account, mayOpen } from "../../shared/session/account.ts";
import { adminScreen, menuFor } from "./menu.ts";
import { currentEntry } from "./shell-frame.ts";

/** The list that a screen belongs to, under the address of this account's menu; undefined where it may not open it. */
export function openListOf(
  account: Account,
  screen: AdminScreenPath | undefined,
): AdminScreenPath | undefined {
  const list = currentEntry(menuFor(account), screen);
  return list !== undefined && mayOpen(account, adminScreen(list)) ? list : undefined;
}
