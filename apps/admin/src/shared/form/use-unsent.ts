import { useState } from "react";
import { useAccount } from "../session/account.ts";

/** What somebody has typed into a dialog and not sent, by account and dialog, until the page is left. */
const unsent = new Map<string, unknown>();

/** The state of a dialog's form that is there again when the dialog was closed and is opened again. */
export function useUnsent<T extends object>(dialog: string, nothing: T) {
  const key = `${useAccount().id} ${dialog}`;
  const [value, setValue] = useState(() => (unsent.get(key) as T | undefined) ?? nothing);
  const change = (part: Partial<T>) =>
    setValue((now) => {
      const next = { ...now, ...part };
      unsent.set(key, next);
      return next;
    });
  const forget = () => void unsent.delete(key);
  return { value, change, forget };
}
